// Compares the threats of any position with the oracle.
#include "gomoku/rules/threats.h"

#include <algorithm>
#include <tuple>

#include "gomoku/consume.h"
#include "gomoku/rules/threats_oracle.h"

namespace qiju {

using namespace gomoku;

void fuzz(FuzzedDataProvider& input) {
  const Rule rule = consume_enum(input, Rule::kCaro);
  const int size = consume_size(input);
  const Position position = consume_position(input, size);
  const auto found = threats(position, rule);
  threats_oracle::Listing listing;
  for (const Threat& threat : found) {
    QIJU_CHECK(std::is_sorted(threat.completing.begin(), threat.completing.end()));
    listing[{threat.color, threat.kind, threat.stones}] = {threat.completing.begin(),
                                                           threat.completing.end()};
  }
  QIJU_CHECK(listing.size() == found.size());
  QIJU_CHECK(listing == threats_oracle::Definition(position, rule).listing());
  QIJU_CHECK(std::is_sorted(found.begin(), found.end(), [](const Threat& a, const Threat& b) {
    return std::tie(a.color, a.kind, a.stones) < std::tie(b.color, b.kind, b.stones);
  }));
}

}  // namespace qiju
