#include "gomoku/search/evaluation.h"

#include <algorithm>
#include <cstddef>

namespace qiju::gomoku {

namespace {

/// By the levels of the side to move, then of its opponent, in quarters.
constexpr ThreatValues kThreatValues{
    -703,  -344, 1096, 1656, -735,  -164, 1100,  924,   -610,  -142, 941,   806,   -544, -375,
    154,   182,  -551, -476, 545,   613,  -498,  -405,  761,   478,  -469,  -432,  355,  209,
    -602,  -438, -28,  -220, -1043, -795, 140,   710,   -1032, -550, -121,  144,   -640, -585,
    -440,  -177, -305, -215, -196,  -74,  -1314, -1295, 135,   -49,  -1099, -525,  -501, 84,
    -1245, -744, -11,  239,  -545,  -312, 74,    262,   -412,  -242, 890,   1095,  -559, -209,
    891,   594,  -417, -306, 812,   215,  -544,  -435,  -205,  -500, -499,  -518,  440,  332,
    -553,  -314, 291,  312,  -251,  -98,  386,   203,   -72,   -150, -63,   -531,  -598, -449,
    -106,  166,  -811, -111, 281,   538,  -728,  -387,  -185,  15,   104,   -73,   -272, 9,
    -471,  -546, -799, 45,   -604,  -565, -184,  180,   -593,  -211, 124,   -67,   -346, 28,
    10,    554,  -697, -320, 1102,  863,  -419,  -201,  825,   387,  -392,  -52,   396,  222,
    -271,  -241, -234, -702, -399,  -299, 796,   539,   -519,  -38,  537,   102,   -160, -65,
    387,   -266, 303,  263,  -266,  -512, -905,  -886,  638,   82,   -589,  -382,  -350, -217,
    -163,  -118, 120,  81,   642,   562,  16,    -173,  -943,  -517, 505,   -21,   -146, -394,
    118,   323,  -536, -121, 553,   260,  174,   298,   187,   383,  -1,    252,   1361, 156,
    383,   391,  795,  -281, 455,   623,  307,   -871,  944,   801,  -412,  -1255, -42,  -98,
    884,   -31,  328,  23,   284,   -816, 516,   430,   41,    -640, 1384,  1004,  -343, -1222,
    -640,  -690, 323,  155,  -677,  510,  417,   -436,  -51,   162,  385,   -841,  1223, 1072,
    -82,   -908, 550,  -186, 863,   99,   -525,  393,   815,   -274, 358,   -14,   311,  68,
    520,   789,  561,  213};

}  // namespace

const ThreatValues& threat_values() { return kThreatValues; }

int threat_level(const ShapeBoard& board, Color color) {
  const int threes = board.count(color, Shape::kOpenThree);
  const int fours = board.count(color, Shape::kFour) + board.count(color, Shape::kDoubleFour) +
                    board.count(color, Shape::kStraightFour);
  return 4 * std::min((threes + 1) / 2, 3) + std::min((fours + 1) / 2, 3);
}

int evaluate(const ShapeBoard& board) {
  const Color own = board.to_move(), other = opponent(own);
  const int levels = kThreatLevels * threat_level(board, own) + threat_level(board, other);
  const int points = board.board_value(own).to_move - board.board_value(other).waiting;
  return (points + kThreatValues[static_cast<std::size_t>(levels)]) / 4;
}

}  // namespace qiju::gomoku
