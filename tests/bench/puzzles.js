// Measures the search of famous puzzles: positions, CPU time and memory of the package, beside the textbook search.
//
//   node tests/bench/puzzles.js [word...]
//     prints a row for each puzzle whose English name contains a word, all without one
//
// Each search is in the metric of moves, in a new process.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { load } from 'qiju/huarong';
import { cpuTime } from './measure.js';
import { plain } from './table.js';
import { solveBySearch } from './textbook.js';

/** @type {import('qiju').SlidingPuzzle[]} */
const puzzles = JSON.parse(readFileSync(new URL('../../dist/puzzles.json', import.meta.url), 'utf8'));

/** The textbook search takes about 0.1 ms and 2 KB per position. Puzzles with more positions are left out. */
const MOST_POSITIONS = 100_000;

/** The option that measures one puzzle, given by its number, in this process. */
const ONE = '--puzzle';

/** @param {() => unknown} work @returns {number} */
function milliseconds(work) {
  const begin = cpuTime();
  work();
  return (cpuTime() - begin) / 1e6;
}

/** @param {import('qiju').SlidingPuzzle} puzzle */
async function measure({ board, goal, lengthwise, lengths }) {
  const { solve } = await load();
  const rules = { goal, lengthwise };
  solve([[1, 0]], { goal: { id: 1, row: 0, col: 1 } });
  const before = process.resourceUsage().maxRSS;
  const first = solve(board, { ...rules, metric: 'move', time: 1e6 });
  const memory = (process.resourceUsage().maxRSS - before) / 1024;
  const found = Object.fromEntries(
    /** @type {const} */ (['move', 'slide', 'step']).map((metric) => {
      const solution = metric === 'move' ? first : solve(board, { ...rules, metric, time: 1e6 });
      return [metric, solution.status === 'solved' ? solution.length : solution.status];
    }),
  );
  if (!isDeepStrictEqual(found, lengths)) throw new Error(`found ${JSON.stringify(found)}`);
  const solveAgain = () => milliseconds(() => solve(board, { ...rules, metric: 'move', time: 1e6 }));
  const once = solveAgain();
  const time = once > 1000 ? once : Math.min(once, solveAgain(), solveAgain());
  const isSmall = first.searched <= MOST_POSITIONS;
  let textbook = 0;
  const textbookTime = milliseconds(() => {
    if (isSmall) textbook = solveBySearch(/** @type {any} */ ({ board, ...rules }), 'move')?.length ?? -1;
  });
  if (isSmall && textbook !== lengths?.move) throw new Error(`the textbook search found ${textbook}`);
  return { searched: first.searched, found, time, memory, textbook: isSmall ? textbookTime : undefined };
}

/** @param {number} number */
const digits = (number) => number.toLocaleString('en', { maximumSignificantDigits: 3 });

const [option, ...words] = process.argv.slice(2);
if (option === ONE) {
  console.log(JSON.stringify(await measure(puzzles[Number(words[0])])));
} else {
  const wanted = [option ?? '', ...words];
  const head = ['puzzle', 'positions', 'moves', 'slides', 'steps', 'published', 'ms', 'MB', 'textbook, ms', 'ratio'];
  const rows = puzzles.flatMap((puzzle, i) => {
    if (!puzzle.lengths || !wanted.some((word) => puzzle.en.includes(word))) return [];
    const output = execFileSync(process.execPath, [fileURLToPath(import.meta.url), ONE, String(i)], {
      encoding: 'utf8',
    });
    const { searched, found, time, memory, textbook } = JSON.parse(output);
    const { published } = puzzle;
    return [
      [
        puzzle.en,
        searched.toLocaleString('en'),
        ...[found.move, found.slide, found.step].map(String),
        published ? `${published.length} ${published.metric}s` : '–',
        digits(time),
        digits(memory),
        ...(textbook === undefined ? ['–', '–'] : [digits(textbook), `${digits(textbook / time)}×`]),
      ],
    ];
  });
  console.log(plain({ head, rows }));
}
