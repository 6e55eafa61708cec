import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { DECIDED, eloOf, estimate, expected, logLikelihoodRatio, sampleOf } from '../../bench/match/statistics.js';

test('a score is a difference in Elo', () => {
  expect(eloOf(0.5)).toBe(0);
  expect(eloOf(0.75)).toBeCloseTo(190.85, 2);
  expect(eloOf(1)).toBe(Infinity);
  expect(eloOf(0)).toBe(-Infinity);
  for (const elo of [-300, -20, 0, 5, 400]) expect(eloOf(expected(elo))).toBeCloseTo(elo, 8);
});

test('more games narrow the interval', () => {
  const scores = [1, 0.5, 0.5, 0, 1, 0.5, 1, 0.5];
  const few = estimate(sampleOf(scores));
  const many = estimate(sampleOf(Array.from({ length: 50 }, () => scores).flat()));
  expect(sampleOf(scores)).toMatchObject({ mean: 0.625, count: 8 });
  expect(few.elo).toBeCloseTo(eloOf(0.625), 8);
  expect(few.low).toBeLessThan(0);
  expect(many.low).toBeGreaterThan(50);
  expect(many.high).toBeLessThan(few.high);
});

test('the sequential test decides for the nearer difference', () => {
  const better = sampleOf(Array.from({ length: 200 }, (_, i) => (i % 4 === 0 ? 0.5 : i % 2)));
  const even = sampleOf(Array.from({ length: 200 }, (_, i) => i % 2));
  expect(logLikelihoodRatio(better, 0, 40)).toBeGreaterThan(0);
  expect(logLikelihoodRatio(even, 0, 40)).toBeLessThan(0);
  expect(logLikelihoodRatio(even, -40, 40)).toBeCloseTo(0, 8);
  expect(logLikelihoodRatio(sampleOf([0.5, 0.5]), 0, 40)).toBe(0);
  expect(DECIDED).toBeCloseTo(2.944, 3);
});

/** A program that answers with the first or the last empty point of the board, which it learns from BOARD and TURN. */
const player = `
  import { createInterface } from 'node:readline';
  const taken = new Set();
  const move = () => {
    const points = Array.from({ length: 225 }, (_, i) => (process.argv[2] === 'first' ? i : 224 - i));
    const point = points.find((each) => !taken.has(each));
    taken.add(point);
    console.log((point % 15) + ',' + Math.floor(point / 15));
  };
  createInterface({ input: process.stdin }).on('line', (line) => {
    const [col, row] = line.replace('TURN ', '').split(',').map(Number);
    if (line.startsWith('START')) {
      taken.clear();
      console.log('OK');
    } else if (line === 'END') {
      process.exit();
    } else if (row >= 0) {
      taken.add(15 * row + col);
    }
    if (/^(TURN|DONE)/.test(line)) move();
  });
`;

test('a gauntlet has a row for each program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'qiju-'));
  try {
    writeFileSync(join(folder, 'player.mjs'), player);
    const command = `"${execPath} ${folder}/player.mjs last"`;
    writeFileSync(
      join(folder, 'gauntlet'),
      `Last: ${command} --pairs 2\nLast, renju: ${command} --rule renju --skip 3\n`,
    );
    const first = `${execPath} ${folder}/player.mjs first`;
    const args = ['tests/bench/match/run.js', first, '--gauntlet', join(folder, 'gauntlet'), '--pairs', '1'];
    const lines = execFileSync(execPath, args, { encoding: 'utf8' }).trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toMatch(/^\| Last \| \d–\d–\d \| .* \| \d+ ms, \d+ ms \| `--pairs 2` \|$/);
    expect(lines[3]).toMatch(/^\| Last, renju \| \d–\d–\d \| .* \| `--pairs 1 --rule renju --skip 3` \|$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
