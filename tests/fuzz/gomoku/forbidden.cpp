// Compares the forbidden points of any position with the oracle.
#include "gomoku/rules/forbidden.h"

#include "gomoku/consume.h"
#include "gomoku/rules/forbidden_oracle.h"

namespace qiju {

using namespace gomoku;

namespace {

forbidden_oracle::Rows rows_of(const ForbiddenPoint& found) {
  forbidden_oracle::Rows rows;
  for (const ForbiddenLine& line : found.lines) {
    rows[{line.stones.begin(), line.stones.end()}] = {line.next.begin(), line.next.end()};
    QIJU_CHECK(static_cast<int>(line.kind) + 1 == static_cast<int>(found.kind));
  }
  QIJU_CHECK(rows.size() == found.lines.size());
  return rows;
}

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  const int size = consume_size(input);
  const Position position = consume_position(input, size);
  const auto found = forbidden_points(position);
  auto next = found.begin();
  forbidden_oracle::Oracle oracle(position);
  for (Point point = 0; point < position.points(); ++point) {
    if (position.at(point) != Color::kNone) continue;
    const auto expected = oracle.find(point);
    QIJU_CHECK(forbidden_at(position, point) == expected.kind);
    const ForbiddenPoint explained = explain_forbidden(position, point);
    QIJU_CHECK(explained.point == point && explained.kind == expected.kind);
    QIJU_CHECK(rows_of(explained) == expected.rows);
    if (expected.kind == ForbiddenKind::kNone) continue;
    QIJU_CHECK(next != found.end() && next->point == point && next->kind == expected.kind);
    QIJU_CHECK(rows_of(*next) == expected.rows);
    ++next;
  }
  QIJU_CHECK(next == found.end());
}

}  // namespace qiju
