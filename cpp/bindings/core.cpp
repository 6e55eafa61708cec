// The constants of `qiju/core`: what its functions need of the tables of the games.
#include <emscripten/bind.h>

#include "bindings/exchange.h"
#include "gomoku/rules/last_move.h"
#include "huarong/board/board.h"
#include "lianliankan/paths/bit_board.h"
#include "lianliankan/paths/connect.h"

namespace qiju::bindings {
namespace {

using lianliankan::BitBoard;

constexpr Constant kLianliankan[] = {
    {"maxSide", lianliankan::kMaxSide},
    {"maxWordCols", BitBoard::kMaxCols},
    {"maxWordTurns", BitBoard::kMaxTurns},
    {"maxTurns", lianliankan::kMaxTurns},
    {"order:turns,length", lianliankan::Order::kLength},
    {"gravity:none,down,up,left,right,centre", lianliankan::Gravity::kCentre},
    {},
};

constexpr Constant kHuarong[] = {
    {"maxSide", huarong::kMaxSide},
    {"classicRows", huarong::kClassicRows},
    {"classicCols", huarong::kClassicCols},
    {"direction:up,down,left,right", huarong::Direction::kRight},
    {"layoutStatus:legal,negativeId,badShape,noCaoCao,severalCaoCaos",
     huarong::LayoutStatus::kSeveralCaoCaos},
    {},
};

constexpr Constant kGomoku[] = {
    {"size", gomoku::kSize},
    {"lastMove:noWin,win,illegal", gomoku::LastMove::kIllegal},
    {},
};

const Registration registration([] {
  emscripten::function("lianliankanConstants", +[] { return address(kLianliankan); });
  emscripten::function("huarongConstants", +[] { return address(kHuarong); });
  emscripten::function("gomokuConstants", +[] { return address(kGomoku); });
});

}  // namespace
}  // namespace qiju::bindings
