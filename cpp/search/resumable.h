// The contract of every search that can be interrupted and resumed.
//
// A search counts its work in its own units: nodes, positions or playouts. The result does not
// depend on how the work is divided into calls of run().
#pragma once

#include <concepts>
#include <cstdint>
#include <utility>

namespace qiju {

/// `run(budget)` spends about `budget` units. It returns true once the search has finished, and
/// then does nothing. `searched()` is the number of units spent since the beginning.
template <class Search>
concept Resumable = requires(Search& search, std::uint32_t budget) {
  { search.run(budget) } -> std::same_as<bool>;
  { std::as_const(search).searched() } -> std::convertible_to<std::uint64_t>;
};

template <Resumable Search>
void finish(Search& search) {
  while (!search.run(~std::uint32_t{0})) {
  }
}

}  // namespace qiju
