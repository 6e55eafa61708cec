#!/usr/bin/env node
// node web/tools/gomoku-basics.js
//
// Makes web/site/games/gomoku-puzzles/basics.json, the puzzles of 五子棋 of grade 0, with the package in dist/. Each has few stones and
// is solved by one move. The same engine always makes the same file.
import { writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { load } from 'qiju/gomoku';
import { inTurn } from '../elements/gomoku/game.js';
import { answerAttack } from '../site/games/gomoku-puzzles/defences.js';
import { themesOf } from './gomoku-themes.js';

/** @import { Threat } from '../api/types.js' */
/** @import { BasicPuzzle, Goal } from '../site/games/gomoku-puzzles/pack.js' */

/** The puzzles of each goal, in order. @type {Record<Goal, number>} */
const COUNTS = { five: 8, 'block-four': 8, 'straight-four': 6, 'block-three': 6, 'double-four': 8 };

/** More right moves than this make a block of a three a guess. */
const MOST_BLOCKS = 3;

const SIZE = 15;
const rule = /** @type {const} */ ('freestyle');
const options = { rule, size: SIZE };
/** The steps to the right and down of the four directions. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
];

const gomoku = await load();

/** Mulberry32, by Tommy Ettinger. @param {number} seed @returns {(below: number) => number} draws an integer from 0 */
function createRandom(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), state | 1);
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
    return Math.floor((((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** @param {number} col @param {number} row @returns {number | null} null off the board */
const pointAt = (col, row) => (Math.min(col, row) >= 0 && Math.max(col, row) < SIZE ? SIZE * row + col : null);

/**
 * Draws stones at random: some in rows through one point, which stays empty, and others around it.
 * @param {(below: number) => number} random
 * @param {Goal} goal
 * @returns {{ black: number[], white: number[], turn: 'black' | 'white' } | null} null if they do not fit
 */
function draw(random, goal) {
  const [col, row] = [4 + random(7), 4 + random(7)];
  const turn = random(2) ? 'white' : 'black';
  const inRow = goal === 'five' || goal === 'block-four' ? 4 : 3;
  const first = random(4);
  const directions = goal === 'double-four' ? [first, (first + 1 + random(3)) % 4] : [first];
  const attackers = directions.flatMap((direction) => {
    const [right, down] = DIRECTIONS[direction];
    const from = random(5) - 4;
    const steps = [0, 1, 2, 3, 4].map((at) => from + at).filter((step) => step);
    while (steps.length > inRow) steps.splice(random(steps.length), 1);
    return steps.map((step) => pointAt(col + step * right, row + step * down));
  });
  const isBlock = goal.startsWith('block');
  const attackerIsBlack = (turn === 'black') !== isBlock;
  const others = attackers.length + (turn === 'black' ? 0 : attackerIsBlack ? -1 : 1);
  /** @type {Set<number | null>} */
  const taken = new Set([...attackers, SIZE * row + col]);
  const near = Array.from({ length: 49 }, (_, at) => pointAt(col - 3 + (at % 7), row - 3 + Math.floor(at / 7)));
  const free = near.filter((point) => !taken.has(point));
  const defenders = Array.from({ length: others }, () => free.splice(random(free.length), 1)[0]);
  const stones = [attackers, defenders].map((points) => /** @type {number[]} */ (points).sort((a, b) => a - b));
  if ([...attackers, ...defenders].includes(null)) return null;
  const [black, white] = attackerIsBlack ? stones : stones.reverse();
  return { black, white, turn };
}

/** @param {readonly Threat[]} threats @returns {string} their kinds */
const kindsOf = (threats) => threats.map(({ kind }) => kind).join();

/** The threats that a position has at first: of the player, and of the other side. @type {Record<Goal, [own: string, other: string]>} */
const THREATS = {
  five: ['four', ''],
  'block-four': ['', 'four'],
  'straight-four': ['open-three', ''],
  'block-three': ['', 'open-three'],
  'double-four': ['', ''],
};

/** @param {import('../site/games/gomoku-puzzles/defences.js').Attack} position @returns {Promise<number[]>} the moves that solve it */
async function rightMoves({ pieces, kind }) {
  const right = [];
  for (let point = 0; point < SIZE * SIZE; point++) {
    if (pieces.includes(point)) continue;
    const after = [...pieces, point];
    const isRight =
      gomoku.judge(after, options).winner ||
      (await answerAttack(gomoku, { pieces: after, rule, kind })).outcome === 'wins';
    if (isRight) right.push(point);
  }
  return right;
}

/** @param {Goal} goal @param {number} seed @returns {Promise<BasicPuzzle | null>} null if the seed gives none */
async function make(goal, seed) {
  const drawn = draw(createRandom(seed), goal);
  if (!drawn) return null;
  const { turn } = drawn;
  const pieces = inTurn(drawn.black, drawn.white);
  if (gomoku.judge(pieces, options).winner) return null;
  const threats = gomoku.threats(pieces, options);
  const [own, other] = turn === 'black' ? [threats.black, threats.white] : [threats.white, threats.black];
  if (String([kindsOf(own), kindsOf(other)]) !== String(THREATS[goal])) return null;
  const kind = /** @type {'block' | 'vcf'} */ (goal.startsWith('block') ? 'block' : 'vcf');
  const moves = goal === 'straight-four' || goal === 'double-four' ? 1 : 0;
  const right = await rightMoves({ pieces, rule, kind });
  if (right.length < 1 || right.length > (goal === 'block-three' ? MOST_BLOCKS : 1)) return null;
  const force = gomoku.solve(pieces, { ...options, kind: 'vcf' });
  const line = kind === 'block' ? [right[right.length >> 1]] : force.status === 'win' ? force.line : [];
  if (line.length !== 2 * moves + 1) return null;
  const [black, white, solution] = [drawn.black, drawn.white, line].map((points) => gomoku.encode(points));
  const puzzle = { grade: 0, goal, kind, moves, rule, seed, black, white, turn, line: solution };
  const themes = themesOf(gomoku, puzzle);
  return themes.includes('double-four') === (goal === 'double-four') ? { ...puzzle, themes } : null;
}

/** @type {BasicPuzzle[]} */
const puzzles = [];
let seed = 0; // goes on from goal to goal, since equal ones would give equal stones
for (const [goal, count] of /** @type {[Goal, number][]} */ (Object.entries(COUNTS))) {
  for (const most = puzzles.length + count; puzzles.length < most;) {
    const puzzle = await make(goal, ++seed);
    if (puzzle) puzzles.push(puzzle);
  }
}
const file = argv[2] ?? fileURLToPath(new URL('../site/games/gomoku-puzzles/basics.json', import.meta.url));
await writeFile(file, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
