// The rules that the tests go through.
#pragma once

#include <string_view>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

inline constexpr Rule kRules[] = {Rule::kFreestyle, Rule::kStandard, Rule::kRenju, Rule::kCaro};
/// As the API spells them.
inline constexpr std::string_view kRuleNames[] = {"freestyle", "standard", "renju", "caro"};

}  // namespace qiju::gomoku
