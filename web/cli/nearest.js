// Suggests words for a mistyped one.

/** Leaves out case and hyphens. @param {string} word */
const plain = (word) => word.toLowerCase().replaceAll('-', '');

/** Returns the Levenshtein distance. @param {string} a @param {string} b */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + Number(letter !== b[j])));
    }
    row = next;
  }
  return row[b.length];
}

/**
 * @param {string} mistyped
 * @param {readonly string[]} known of several words the last one is compared
 * @returns {string} the end of a message: the known ones that are nearest, if any are near
 */
export function didYouMean(mistyped, known) {
  const word = plain(mistyped);
  const ranked = known.map((name) => {
    const other = plain(name.slice(name.lastIndexOf(' ') + 1));
    return { name, away: other !== word && other.startsWith(word) ? 0.5 : distance(word, other) };
  });
  const least = Math.min(word.length / 3 + 1, ...ranked.map(({ away }) => away));
  const nearest = ranked.flatMap(({ name, away }) => (away === least ? [name] : []));
  return nearest.length > 0 ? `; did you mean ${nearest.join(' or ')}?` : '';
}
