#include "lianliankan/solve.h"

#include <algorithm>
#include <optional>

#include "lianliankan/gravity_search.h"
#include "lianliankan/pairing_search.h"
#include "lianliankan/playout.h"
#include "random/random.h"

namespace qiju::lianliankan {
namespace {

constexpr std::uint64_t kGames = 8;          // at random, before the search
constexpr std::uint64_t kGameInterval = 64;  // and under gravity again and again
constexpr std::size_t kMaxPairs = 1U << 19;  // of equal tiles: what fits in memory

// The number of pairs of equal tiles; nothing if a kind is odd.
std::optional<std::size_t> equal_pairs(std::span<const Kind> kinds) {
  std::vector<Kind> sorted(kinds.begin(), kinds.end());
  std::sort(sorted.begin(), sorted.end());
  std::size_t pairs = 0;
  for (auto at = sorted.begin(); at != sorted.end();) {
    const auto end = std::upper_bound(at, sorted.end(), *at);
    const auto tiles = static_cast<std::size_t>(end - at);
    if (*at != kEmpty && tiles % 2 != 0) return {};
    if (*at != kEmpty) pairs += tiles * (tiles - 1) / 2;
    at = end;
  }
  return pairs;
}

}  // namespace

class Solver::Work {
 public:
  Work(const Board& board, Gravity gravity, std::uint32_t seed)
      : rows_(board.rows),
        cols_(board.cols),
        kinds_(board.kinds.begin(), board.kinds.end()),
        gravity_(gravity),
        seed_(seed),
        random_(seed),
        playout_(board, gravity) {
    const auto pairs = equal_pairs(kinds_);
    if (!pairs) status_ = Status::kUnsolvable;
    searchable_ = pairs <= kMaxPairs;
  }

  void step() {
    const bool game = nodes_ < kGames || !searchable_ ||
                      (gravity_ != Gravity::kNone && nodes_ % kGameInterval == 0);
    ++nodes_;
    if (game) {
      if (!playout_.play(random_)) return;
      status_ = Status::kSolvable;
      moves_ = playout_.moves();
      return;
    }
    if (!search_) search_ = make_search();
    status_ = search_->step();
    if (status_ == Status::kSolvable) moves_ = search_->moves();
  }

  Status status() const { return status_; }
  std::uint64_t nodes() const { return nodes_; }
  std::span<const Pair> moves() const { return moves_; }

 private:
  std::unique_ptr<Search> make_search() const {
    const Board board{rows_, cols_, kinds_};
    if (gravity_ == Gravity::kNone) return std::make_unique<PairingSearch>(board, seed_);
    return std::make_unique<GravitySearch>(board, gravity_, seed_);
  }

  int rows_;
  int cols_;
  std::vector<Kind> kinds_;
  Gravity gravity_;
  std::uint32_t seed_;
  Random random_;
  Playout playout_;
  std::unique_ptr<Search> search_;
  bool searchable_ = true;
  Status status_ = Status::kUndecided;
  std::uint64_t nodes_ = 0;
  std::vector<Pair> moves_;
};

Solver::Solver(const Board& board, Gravity gravity, std::uint32_t seed)
    : work_(std::make_unique<Work>(board, gravity, seed)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Status Solver::run(std::uint64_t nodes) {
  for (; nodes > 0 && status() == Status::kUndecided; --nodes) work_->step();
  return status();
}

Status Solver::status() const { return work_->status(); }
std::uint64_t Solver::nodes() const { return work_->nodes(); }
std::span<const Pair> Solver::moves() const { return work_->moves(); }

Solution solve(const Board& board, Gravity gravity, std::uint64_t nodes, std::uint32_t seed) {
  Solver solver(board, gravity, seed);
  solver.run(nodes);
  return {solver.status(), {solver.moves().begin(), solver.moves().end()}};
}

}  // namespace qiju::lianliankan
