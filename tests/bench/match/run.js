// Plays matches between programs that speak the protocol of the Gomocup tournament.
//
//   node tests/bench/match/run.js ONE TWO [options]                a program is a command line in quotes
//   node tests/bench/match/run.js ONE --gauntlet FILE [options]    against each program of the file; prints a table for log.md
//
//     --rule freestyle    the rule                      --turn 100    milliseconds of CPU time per move
//     --size 15           the board                     --nodes 0     positions per move instead, if the programs know max_node
//     --pairs 50          openings, played twice        --grace 500   milliseconds by which a move may exceed its time
//     --skip 0            openings to skip              --wait 0      milliseconds before each move, for programs that read late
//     --jobs 1            games at a time               --nodes 200000,50000    a number for each program
//     --sprt 0,30         stops once one of these differences in Elo is accepted, with errors of 5 %
//     --sgf folder        writes the games there        --openings file    instead of openings.txt
//
// A line of a gauntlet is a name, a colon, a program and options of its own, for example:
//
//   Rapfi classical: "sh rapfi.sh" --nodes 400000,200000 --wait 150
//
// Each opening is played with both colours. The rules are checked here. Our own program is
// build/native/tests/gomocup/qiju-gomoku, or `node build/wasm/tests/gomocup/qiju-gomoku.js`.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { playMatch } from './match.js';

/** @import { Result } from './match.js' */

const text = /** @type {const} */ ({ type: 'string' });
const options = {
  ...{ rule: text, size: text, turn: text, nodes: text, grace: text, wait: text, pairs: text, skip: text },
  ...{ jobs: text, sprt: text, sgf: text, openings: text, gauntlet: text },
};

/** @param {string[]} args */
const parse = (args) => parseArgs({ args, options, allowPositionals: true });

/** @param {string} line @returns {string[]} its words; quotes hold several together */
const words = (line) => [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted = word]) => quoted);

/** @param {Result} result */
const showScore = ({ won, lost, drawn }) => `${won}–${lost}–${drawn}`;

/** @param {number} elo */
const signed = (elo) => `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`;

/** @param {Result} result */
const showElo = ({ elo, low, high }) => `${signed(elo)} (${signed(low)} … ${signed(high)})`;

const { values, positionals: programs } = parse(process.argv.slice(2));
if (values.gauntlet === undefined) {
  const result = await playMatch(programs, values, (sofar) =>
    console.log(`${showScore(sofar)}, Elo ${showElo(sofar)}${sofar.test}`),
  );
  for (const [side, { average, longest }] of result.times.entries()) {
    console.log(`${programs[side]}: ${average.toFixed(0)} ms a move, at most ${longest.toFixed(0)}`);
  }
  for (const [what, count] of result.fouls) console.log(`${count} × ${what}`);
} else {
  console.log('| engine | score | Elo (95 %) | CPU time a move | options |');
  console.log('| --- | --: | --: | --: | --- |');
  for (const line of readFileSync(values.gauntlet, 'utf8').trim().split('\n')) {
    const [, name, rest] = /^(.+?):\s+(.+)$/.exec(line) ?? [];
    const { values: own, positionals: program } = parse(words(rest ?? ''));
    const result = await playMatch([...programs, ...program], { ...values, ...own }, () => {});
    const times = result.times.map(({ average }) => `${average.toFixed(0)} ms`).join(', ');
    const given = Object.entries({ ...values, ...own, gauntlet: undefined }).filter(([, value]) => value !== undefined);
    const shown = given.map(([option, value]) => `--${option} ${value}`).join(' ');
    console.log(`| ${name} | ${showScore(result)} | ${showElo(result)} | ${times} | \`${shown}\` |`);
    for (const [what, count] of result.fouls) console.error(`${name}: ${count} × ${what}`);
  }
}
