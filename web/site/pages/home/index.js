import { currentStreak, dailyResult, streakText, today } from '../../kernel/daily.js';
import { byId } from '../../kernel/dom.js';
import { joined, language, t } from '../../kernel/i18n.js';
import { getSavedGame } from '../../kernel/saved-game.js';
import { formatTime } from '../../kernel/stopwatch.js';
import { getItem } from '../../kernel/storage.js';
import { drawPicture } from '../../kernel/picture.js';
import { elementOf } from '../../kernel/svg.js';
import { sheetOf } from '../../../elements/lianliankan/tile-faces.js';
import { dailyOf } from '../../games/lianliankan/daily.js';
import { gradeOfDay } from '../../games/gomoku-puzzles/daily.js';
import { difficulties } from '../../games/lianliankan/names.js';
import { stages } from '../../games/lianliankan/stages.js';
import { dailyOptions } from '../../games/huarong/daily.js';
import '../../kernel/shell.js';

/** @import { Game } from '../../kernel/saved-game.js' */
/** @import { Result } from '../../kernel/results.js' */

/** This many levels of 华容道 can be solved. */
const LEVELS = 49;

/** Describe the daily games and their results. @type {Record<string, { detail: (date: string) => string, score: (result: any) => string }>} */
const dailies = {
  lianliankan: {
    detail(date) {
      const { rows, cols, difficulty } = dailyOf(date);
      return t(
        `${rows * cols} 张牌，${difficulties[difficulty]}`,
        `${rows * cols} tiles, ${difficulties[difficulty].toLowerCase()}`,
      );
    },
    score: ({ time }) => formatTime(time),
  },
  huarongdao: {
    detail(date) {
      const { distance } = dailyOptions(date);
      return t(`最少 ${distance} 移步`, `at best ${distance} moves`);
    },
    score: ({ moves }) => t(`${moves} 移步`, `${moves} moves`),
  },
  wuziqi: {
    detail: (date) => t(`难度 ${gradeOfDay(date)} / 7，找出必胜`, `grade ${gradeOfDay(date)} of 7, find the win`),
    score: ({ mistakes }) => (mistakes ? t('解出来了', 'solved') : t('一次做对', 'no mistakes')),
  },
};

/** @param {Game} game @returns {Result[]} of its levels that were won */
const won = (game) =>
  Object.entries(/** @type {Record<string, Result>} */ (getItem(`${game}.results`) ?? {}))
    .filter(([id, result]) => result.won > 0 && (id !== 'daily' || game !== 'huarongdao'))
    .map(([, result]) => result);

/** @returns {number} stages of 连连看 that were cleared */
function clearedStages() {
  const results = getItem('lianliankan.stages') ?? {};
  return stages.filter((_, index) => results[index + 1]).length;
}

/** Sums up the visitor's progress. @param {Game} game @returns {string} */
function progressOf(game) {
  const results = won(game);
  if (game === 'huarongdao') {
    return results.length > 0
      ? t(`已过 ${results.length} / ${LEVELS} 关`, `${results.length} of ${LEVELS} levels solved`)
      : t(`${LEVELS} 关`, `${LEVELS} levels`);
  }
  const cleared = game === 'lianliankan' ? clearedStages() : 0;
  if (cleared > 0) {
    return t(`已过 ${cleared} / ${stages.length} 关`, `${cleared} of ${stages.length} stages cleared`);
  }
  const games = results.reduce((sum, result) => sum + result.won, 0);
  if (games === 0) {
    return game === 'wuziqi'
      ? t('6 档电脑，300 道题，也可以约好友', '6 computer levels, 300 puzzles, or a friend')
      : t(`${stages.length} 关，11 种棋盘形状`, `${stages.length} stages, 11 shapes`);
  }
  return t(`已赢 ${games} 局`, games === 1 ? '1 game won' : `${games} games won`);
}

/** @param {Game} game @returns {string} is today's done, and for how many days in a row? */
function dailyStateOf(game) {
  const result = dailyResult(game, today());
  const streak = streakText(currentStreak(game));
  const state = result ? `✓ ${dailies[game].score(result)}` : !streak && t('还没玩', 'not played yet');
  return joined(state, streak);
}

/** @param {Game} game @returns {boolean} is today's the unfinished game? */
function isDailyBegun(game) {
  const { daily, address } = getSavedGame(game)?.state ?? {};
  return daily === today() || address === `#daily=${today()}`;
}

/** @param {Element} parent @param {string} selector @param {string} text */
function write(parent, selector, text) {
  const element = parent.querySelector(selector);
  if (element) element.textContent = text;
}

for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.game-card'))) {
  const game = /** @type {Game} */ (card.dataset.game);
  const unfinished = getSavedGame(game)?.picture;
  write(card, '.progress', progressOf(game));
  if (!unfinished) continue; // the build has drawn a sample
  card.classList.add('unfinished');
  const skin = getItem('lianliankan.skin') ?? 'mahjong';
  const look = { language: language(), skin, sheet: sheetOf(skin) ?? '' };
  card.querySelector('.frame')?.setAttribute('data-skin', skin);
  card.querySelector('.frame')?.replaceChildren(elementOf(drawPicture(game, unfinished, look)));
}
const dailyLinks = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('[data-daily]'));
for (const link of dailyLinks) {
  const game = /** @type {Game} */ (link.dataset.daily);
  const isDone = dailyResult(game, today()) !== null;
  link.hash = `daily=${today()}`;
  link.parentElement?.classList.toggle('done', isDone);
  const label = isDailyBegun(game) ? t('继续', 'Continue') : t('开始', 'Start');
  write(link, '.button', isDone ? t('已完成', 'Done') : label);
  write(link, '.detail', dailies[game].detail(today()));
  write(link, '.state', dailyStateOf(game));
}
byId('done-today').textContent = `${document.querySelectorAll('.today .done').length}/${dailyLinks.length}`;
