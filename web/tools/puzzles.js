// Checks web/api/huarong/puzzles.json, famous sliding-block puzzles, and writes it for the package and the site.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** @import { SlidingPuzzle } from '../api/types.js' */

/**
 * @returns {Promise<string>} one puzzle per line, for a file of its own, so that the scripts stay small
 * @throws {Error} if a published optimum differs from ours
 */
export async function puzzlesFile() {
  const file = fileURLToPath(new URL('../api/huarong/puzzles.json', import.meta.url));
  /** @type {SlidingPuzzle[]} */
  const puzzles = JSON.parse(await readFile(file, 'utf8'));
  for (const { en, published, lengths } of puzzles) {
    if (published && lengths && lengths[published.metric] !== published.length) {
      throw new Error(`${en}: ${lengths[published.metric]} is shortest, ${published.length} is published`);
    }
  }
  return `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`;
}
