#!/usr/bin/env node
// node web/tools/gomoku-puzzles.js
//
// Makes web/api/gomoku/puzzles.json, 300 puzzles of 五子棋 in seven grades, with the package in dist/. The same engine always
// makes the same file.
import { writeFile } from 'node:fs/promises';
import { argv, stderr } from 'node:process';
import { fileURLToPath } from 'node:url';
import { load } from 'qiju';
import { themesOf } from './gomoku-themes.js';

/** @import { GomokuPackPuzzle, Rule } from '../api/types.js' */

/** The puzzles of each grade: kind, length in moves, and number. @type {['vcf' | 'vct', moves: number, count: number][][]} */
const GRADES = [
  [['vcf', 3, 45]],
  [
    ['vcf', 4, 30],
    ['vct', 2, 15],
  ],
  [
    ['vcf', 5, 30],
    ['vct', 3, 15],
  ],
  [
    ['vcf', 6, 30],
    ['vct', 4, 12],
  ],
  [
    ['vcf', 7, 33],
    ['vct', 5, 8],
  ],
  [
    ['vcf', 8, 24],
    ['vcf', 9, 17],
  ],
  [
    ['vcf', 10, 20],
    ['vct', 6, 21],
  ],
];

/** The rules of the puzzles, used in turn. @type {Rule[]} */
const RULES = ['freestyle', 'renju', 'freestyle', 'standard', 'renju', 'freestyle', 'renju', 'caro'];

/** A seed is skipped if its puzzle takes more positions. */
const NODES = 10_000_000;

const { gomoku } = await load();

/** @type {Set<string>} */
const known = new Set();

/** @param {number} grade @param {'vcf' | 'vct'} kind @param {number} moves @param {number} count @returns {Generator<GomokuPackPuzzle>} */
function* make(grade, kind, moves, count) {
  for (let seed = 1, made = 0; made < count; seed++) {
    const rule = RULES[made % RULES.length];
    try {
      const { pieces, line } = gomoku.puzzle({ kind, moves, rule, seed, nodes: NODES });
      const [black, white, solution] = [pieces.black, pieces.white, line].map((points) => gomoku.encode(points));
      if (known.has(`${black} ${white}`)) continue;
      known.add(`${black} ${white}`);
      made++;
      const puzzle = { grade, kind, moves, rule, seed, black, white, turn: pieces.turn, line: solution };
      yield { ...puzzle, themes: themesOf(gomoku, puzzle) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
}

const puzzles = [];
for (const [at, kinds] of GRADES.entries()) {
  for (const [kind, moves, count] of kinds) {
    const start = performance.now();
    puzzles.push(...make(at + 1, kind, moves, count));
    const seconds = (performance.now() - start) / 1000;
    stderr.write(`grade ${at + 1}: ${count} ${kind} in ${moves}, ${seconds.toFixed(1)} s\n`);
  }
}
const file = argv[2] ?? fileURLToPath(new URL('../api/gomoku/puzzles.json', import.meta.url));
await writeFile(file, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
