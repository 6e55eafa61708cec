// Counts how much of each part of a game the visitor has done.
import { levels } from '../../../api/huarong/levels.js';
import { t } from '../../kernel/i18n.js';
import { resultsOf, sumOf } from '../../kernel/results.js';
import { getItem } from '../../kernel/storage.js';
import { stageResult } from '../../games/lianliankan/stage-progress.js';
import { groups } from '../../games/lianliankan/stages.js';
import { strengths } from '../../games/gomoku/names.js';
import { countsOfGrades } from '../../games/gomoku-puzzles/grades.js';
import { shortLevels } from '../../games/huarong/short-levels.js';
import { famousPuzzles, groupNames, kinds } from '../../games/huarong/puzzles.js';

/** @import { Game } from '../../kernel/saved-game.js' */
/** @import { Lengths } from '../../../api/types.js' */
/** @typedef {{ name: string, done: number, all: number, text: string }} Goal text: done and all as they are shown */

/** @param {string} name @param {number} done @param {number} all @param {string} [sign] before the numbers */
const goal = (name, done, all, sign = '') => ({ name, done, all, text: `${sign}${done} / ${all}` });

/** Stars of the stages, by group. */
function stageGoals() {
  let first = 1;
  return groups.map(({ name, games }) => {
    const stars = games.reduce((sum, _, index) => sum + (stageResult(first + index)?.stars ?? 0), 0);
    first += games.length;
    return goal(name, stars, 3 * games.length, '★ ');
  });
}

function puzzleGoals() {
  /** @type {Record<string, Lengths>} */
  const bests = getItem('huarongdao.best') ?? {};
  /** @type {Record<string, Lengths>} */
  const famousBests = getItem('huarongdao.puzzles') ?? {};
  const solvable = [...shortLevels, ...levels()].filter(({ lengths }) => lengths);
  const solved = solvable.filter(({ zh }) => bests[zh]);
  const optimal = solved.filter(({ zh, lengths }) => bests[zh].move === lengths?.move);
  return [
    goal(t('关卡', 'Levels'), solved.length, solvable.length),
    goal(t('关卡，最少步数', 'Levels in the fewest moves'), optimal.length, solvable.length),
    ...kinds.map((kind) => {
      const puzzles = famousPuzzles.filter((puzzle) => puzzle.kind === kind);
      return goal(groupNames[kind], puzzles.filter(({ en }) => famousBests[en]).length, puzzles.length);
    }),
  ];
}

/** Wins of the games played against each level, and puzzles solved of each grade. */
function gomokuGoals() {
  const results = Object.entries(resultsOf('wuziqi'));
  const wins = Object.entries(strengths).map(([level, name]) => {
    const played = results.filter(([id]) => id.endsWith(`.${level}`)).map(([, result]) => result);
    return goal(name, sumOf(played, 'won'), sumOf(played, 'played'));
  });
  const puzzles = countsOfGrades(getItem('wuziqi.puzzles') ?? {}).map(({ solved, all }, grade) =>
    goal(t(`习题 ${grade} 级`, `Puzzles of grade ${grade}`), solved, all),
  );
  return [...wins, ...puzzles];
}

/** @type {Record<Game, () => Goal[]>} */
export const goals = { lianliankan: stageGoals, huarongdao: puzzleGoals, wuziqi: gomokuGoals };
