// Solves every level of 华容道 in steps, slides and moves with the module that is being built, and compares the result with the
// published number of moves.
import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from './bundle.js';

/** @import { Level, Lengths } from '../api/types.js' */

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @returns {Promise<typeof import('../api/inline.js')>} the API without its levels */
async function loadApi() {
  const { outputFiles } = await build({
    ...bundleOptions,
    entryPoints: [here('../api/inline.js')],
    plugins: [...bundleOptions.plugins, levelsPlugin(async () => [])],
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** @returns {Promise<Level[]>} */
async function measure() {
  const { huarong } = await loadApi();
  /** @type {Level[]} */
  const levels = JSON.parse(await readFile(here('../api/huarong/levels.json'), 'utf8'));
  return levels.map((level) => {
    /** @param {import('../api/types.js').Metric} metric */
    const fewest = (metric) => {
      const solution = huarong.solve(level.board, { metric });
      return solution.status === 'solved' ? solution.length : null;
    };
    const move = fewest('move');
    if (move !== level.published) {
      throw new Error(`${level.zh}: ${move} moves are fewest, ${level.published} are published`);
    }
    const lengths = move === null ? null : { step: Number(fewest('step')), slide: Number(fewest('slide')), move };
    return { ...level, lengths };
  });
}

/** @type {ReturnType<typeof measure> | undefined} */
let measured;
export const levels = () => (measured ??= measure());

/**
 * @param {typeof levels} [get]
 * @returns {Promise<string>} the module `#levels` of web/api as JSON. Every download has it, and columns compress best
 */
export async function levelsModule(get = levels) {
  const all = await get();
  const names = /** @type {const} */ (['zh', 'zhHant', 'pinyin', 'en']).map((key) => all.map((level) => level[key]));
  const boards = all.map(({ board }) =>
    board
      .flat()
      .map((id) => id.toString(36))
      .join(''),
  );
  /** @param {'step' | 'slide'} metric */
  const beyondMoves = (metric) => all.map(({ lengths }) => (lengths ? lengths[metric] - lengths.move : 0));
  return JSON.stringify([
    [...names, boards].map((column) => column.join('|')),
    all.map(({ aka }) => aka),
    all.map(({ published }) => published),
    beyondMoves('step'),
    beyondMoves('slide'),
  ]);
}

/**
 * @param {typeof levels} [get]
 * @returns {import('esbuild').Plugin}
 */
export const levelsPlugin = (get = levels) => ({
  name: 'levels',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#levels$/ }, ({ path }) => ({ path, namespace: 'levels' }));
    onLoad({ filter: /.*/, namespace: 'levels' }, async () => ({ loader: 'json', contents: await levelsModule(get) }));
  },
});
