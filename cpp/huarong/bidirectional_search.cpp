#include "huarong/bidirectional_search.h"

#include <algorithm>
#include <cassert>

namespace qiju::huarong {

bool has_goals_for_all(const Board& board) {
  const std::size_t goals = goals_of(board).size();
  return goals > 1 && goals == read_layout(board).pieces.size();
}

BidirectionalSearch::BidirectionalSearch(const Board& board, Metric metric)
    : searches_{QueueSearch(board, metric, {.until = Until::kLayer}, kMaxWords),
                QueueSearch(board, metric, {.until = Until::kLayer}, kMaxWords)} {
  assert(goals_of(board).size() == read_layout(board).pieces.size());
  forward().add_source(board);
  backward().add_exit();
}

bool BidirectionalSearch::run(std::uint32_t positions) {
  while (!finished_) {
    QueueSearch& search = searches_[turn_];
    const std::uint32_t before = search.searched();
    if (!search.run(positions)) return false;
    positions -= std::min(positions, search.searched() - before);
    has_met_ = !search.last_layer_in(searches_[1 - turn_]).empty();
    finished_ = has_met_ || search.is_full() || search.last_layer_size() == 0;
    if (finished_) break;
    turn_ = forward().last_layer_size() <= backward().last_layer_size() ? 0 : 1;
    searches_[turn_].start_next_layer();
  }
  return true;
}

}  // namespace qiju::huarong
