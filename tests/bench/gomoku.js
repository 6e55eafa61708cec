// The benchmarks of 五子棋.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { each } from './measure.js';
import { generator } from './random.js';
import * as textbook from './textbook.js';

/**
 * @import { Qiju } from 'qiju'
 * @import { Row, SearchRow } from './rows.js'
 */

/** @typedef {{ fours: number, game: number[] }} Problem fours: attacking moves of the known win, 0 if there is none */

/** In the order of the C++ enum. */
const RULES = /** @type {const} */ (['freestyle', 'standard', 'renju', 'caro']);

/** @param {Qiju} qiju @returns {Problem[][]} the problems of the tests: freestyle, renju */
function problemSets({ gomoku }) {
  const text = readFileSync(new URL('../cpp/gomoku/search/vcf_problems.h', import.meta.url), 'utf8');
  return [...text.matchAll(/R"\(\n([^)]*)\)"/g)].map(([, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([fours, code]) => ({ fours: Number(fours), game: [...gomoku.decode(code)] })),
  );
}

/** Plays random moves until there are `stones` without a winner. @param {Qiju} qiju @param {number} stones @param {(bound: number) => number} random */
function undecidedGame({ gomoku }, stones, random) {
  for (;;) {
    const points = Array.from({ length: 225 }, (_, i) => i);
    for (let i = 224; i > 0; i--) {
      const j = random(i + 1);
      [points[i], points[j]] = [points[j], points[i]];
    }
    const game = points.slice(0, stones);
    if (gomoku.judge(game).winner === null) return game;
  }
}

/** @param {number[]} game */
const gameInts = (game) => [game.length, ...game];

/** @param {Qiju} qiju @returns {Row[]} */
const speedRows = (qiju) => [
  {
    name: 'judgeWin',
    en: '`judgeWin`, 60 stones',
    zh: '`judgeWin`，60 子',
    prepare() {
      const random = generator(2026);
      const games = Array.from({ length: 500 }, () => undecidedGame(qiju, 60, random));
      return {
        calls: games.length,
        native: { work: 'judge', items: games.flatMap(gameInts) },
        qiju: each(games, (game) => Number(qiju.judgeWin(game))),
        others: [
          { name: 'set of stones', zh: '棋子集合', run: each(games, (game) => Number(textbook.judgeBySet(game))) },
          { name: 'array of points', zh: '点的数组', run: each(games, (game) => Number(textbook.judgeByArray(game))) },
        ],
      };
    },
  },
  {
    name: 'gomoku.bestMove',
    en: '`gomoku.bestMove`, a position searched',
    zh: '`gomoku.bestMove`，搜索一个局面',
    prepare({ quick }) {
      const nodes = quick ? 5000 : 20_000;
      const games = problemSets(qiju)[0]
        .filter(({ fours }) => fours === 0)
        .map(({ game }) => game)
        .slice(0, quick ? 4 : 8);
      const search = (/** @type {number[]} */ game) => qiju.gomoku.bestMove(game, { nodes }).nodes;
      return {
        calls: games.reduce((sum, game) => sum + search(game), 0),
        native: { work: 'best-move', items: [nodes, ...games.flatMap(gameInts)], count: games.length },
        qiju: each(games, search),
        others: [],
      };
    },
  },
];

/**
 * @param {Qiju} qiju
 * @param {string} name
 * @param {{ en: string, zh: string, set: number, most: number, isCompared?: boolean }} problems most: fours of the known win
 * @returns {SearchRow}
 */
const vcfRow = (qiju, name, { en, zh, set, most, isCompared = false }) => ({
  name: `gomoku.solve ${name}`,
  en: `\`gomoku.solve\`, VCF, ${en}`,
  zh: `\`gomoku.solve\`，VCF，${zh}`,
  prepare({ quick, boards }) {
    const all = problemSets(qiju)[set].filter(({ fours }) => fours <= most);
    const step = Math.max(1, Math.floor(all.length / (boards ?? (quick ? 25 : Infinity))));
    const problems = all.filter((_, i) => i % step === 0);
    const rule = RULES[set === 0 ? 0 : 2];
    return {
      count: problems.length,
      native: { work: 'vcf', items: [RULES.indexOf(rule), ...problems.flatMap(({ game }) => gameInts(game))] },
      qiju(i) {
        const { fours, game } = problems[i];
        const { status } = qiju.gomoku.solve(game, { rule, kind: 'vcf', nodes: 100_000_000 });
        return { result: Number(status === 'win'), check: () => assert.equal(status, fours > 0 ? 'win' : 'none') };
      },
      other: isCompared
        ? {
            name: 'depth-first search',
            zh: '深度优先搜索',
            call: (i) => Number(textbook.winsByFours(problems[i].game)),
          }
        : undefined,
      isDecided: () => true,
    };
  },
});

/** @param {Qiju} qiju */
export const gomokuRows = (qiju) => ({
  speed: speedRows(qiju),
  searches: [
    vcfRow(qiju, 'vcf short', { en: 'at most 7 fours', zh: '最多 7 次冲四', set: 0, most: 7, isCompared: true }),
    vcfRow(qiju, 'vcf freestyle', { en: 'freestyle', zh: '无禁手', set: 0, most: Infinity }),
    vcfRow(qiju, 'vcf renju', { en: 'renju', zh: '有禁手', set: 1, most: Infinity }),
  ],
});
