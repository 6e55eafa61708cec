#include "gomoku/search/threat_search.h"

#include <algorithm>
#include <cassert>

#include "gomoku/rules/judge.h"

namespace qiju::gomoku {

ThreatSearch::ThreatSearch(std::span<const Point> game, Rule rule, int size, WinKind kind,
                           bool defends, ThreatOptions options)
    : position_(std::make_unique<ThreatPosition>(game, rule, size, defends, options)),
      search_(*position_),
      wanted_(kind),
      options_(options) {
  assert(judge_setup(game, rule, size).winner == Winner::kNone);
  assert(!defends || position_->board().count(position_->defender(), Shape::kFive) == 0);
  assert(!defends || !options.tree);
}

bool ThreatSearch::run(std::uint32_t budget) {
  const std::uint64_t limit = searched() + std::max(budget, 1000U);
  while (result_.status == ThreatStatus::kUndecided) {
    if (is_won_) {
      search_.set_limit(limit);
      if (!extend_line()) return false;
      result_.status = ThreatStatus::kWin;
      position_->restart(result_.kind, stage_ == Stage::kQuietVct);
      break;
    }
    search_.set_limit(std::min(limit, stage_limit()));
    const ProofNumbers root = search_.solve();
    if (root.is_win()) {
      is_won_ = true;
      result_.kind = position_->kind();
    } else if (root.is_solved() || searched() >= stage_limit()) {
      end_stage(root.is_solved());
    } else {
      return false;
    }
  }
  if (result_.status != ThreatStatus::kWin || !options_.tree) return true;
  search_.set_limit(limit);
  if (!proof_) proof_.emplace(*position_, search_);
  return proof_->run();
}

ThreatResult ThreatSearch::result() const {
  return result_.status == ThreatStatus::kWin ? result_ : ThreatResult{result_.status, {}, {}};
}

std::uint64_t ThreatSearch::stage_limit() const {
  if (stage_ == Stage::kShortVcf) return 1000;
  return stage_ == Stage::kVct && options_.quiet ? 30'000 : ~std::uint64_t{0};
}

void ThreatSearch::end_stage(bool is_solved) {
  if (stage_ == Stage::kShortVcf && !is_solved) {
    stage_ = Stage::kVcf;
  } else if (stage_ <= Stage::kVcf && wanted_ == WinKind::kVct) {
    stage_ = Stage::kVct;
  } else if (stage_ == Stage::kVct && options_.quiet) {
    stage_ = Stage::kQuietVct;
    search_.clear();
  } else {
    result_.status = ThreatStatus::kNone;
    return;
  }
  search_.rank_fours(stage_ != Stage::kVcf);
  position_->restart(stage_ >= Stage::kVct ? WinKind::kVct : WinKind::kVcf,
                     stage_ == Stage::kQuietVct);
}

/// Plays the proof to its end. False if the limit was reached. Positions that the table has lost
/// are searched again.
bool ThreatSearch::extend_line() {
  std::vector<Point>& line = result_.line;
  for (;;) {
    const ProofNumbers here = search_.solve();
    if (!here.is_solved()) return false;
    const Point move = search_.best_move();
    if (move == kPass) {
      const DfpnSearch::VcfAfterPass vcf = search_.vcf_after_pass();
      if (vcf.line.empty()) return false;
      line.push_back(vcf.other);
      line.insert(line.end(), vcf.line.begin(), vcf.line.end());
      return true;
    }
    if (move != ThreatPosition::kFours) line.push_back(move);
    if (here.distance <= 1) return true;
    position_->make(move);
  }
}

}  // namespace qiju::gomoku
