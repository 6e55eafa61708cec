// The result of a cleared board, for the result card.
import { shareText, streakOf } from '../../kernel/daily.js';
import { t } from '../../kernel/i18n.js';
import { formatTime } from '../../kernel/stopwatch.js';
import { secondsOf } from './bonus-bar.js';
import { pickers } from './controls.js';
import { levelName } from './names.js';

/** @import { Result } from '../../kernel/result-card.js' */

/**
 * @typedef {object} Game that was cleared
 * @property {string} level its id
 * @property {string | null} date of a daily game
 * @property {readonly (readonly number[])[]} start
 * @property {import('../../../elements/lianliankan/tile-faces.js').Skin} skin
 * @property {number | null} time in milliseconds; null if it was not against the clock
 * @property {number | null} best of all games of this level without hints, in milliseconds
 * @property {boolean} isBest is this game the best, and not the first?
 * @property {number} hints
 * @property {number} shuffles
 * @property {import('./bonus-timer.js').BonusTimer | null} bonus null if it was off
 */

/** @returns {HTMLOptionElement | null} the next difficulty; null if there is none */
const harder = () => /** @type {HTMLOptionElement | null} */ (pickers.difficulty.selectedOptions[0].nextElementSibling);

/** @param {Game} game @returns {[label: string, value: string][]} */
export function factsOf({ date, start, time, best, hints, shuffles, bonus }) {
  const tiles = start.flat().filter((kind) => kind > 0).length;
  const streak = date ? streakOf('lianliankan', date) : 0;
  /** @type {[string, string][]} */
  const facts = [
    time === null ? [t('消去', 'pairs'), t(`${tiles / 2} 对`, `${tiles / 2}`)] : [t('用时', 'time'), formatTime(time)],
  ];
  if (time !== null && best !== null) facts.push([t('最快', 'best'), formatTime(best)]);
  if (bonus) {
    const seconds = secondsOf(bonus.left);
    facts.push([t('奖励', 'bonus'), t(`${seconds} 秒`, `${seconds} s`)]);
    if (bonus.bestCombo > 1) facts.push([t('连击', 'combo'), `×${bonus.bestCombo}`]);
  }
  facts.push([t('提示', 'hints'), t(`${hints} 次`, `${hints}`)]);
  if (shuffles > 0) facts.push([t('重排', 'shuffles'), t(`${shuffles} 次`, `${shuffles}`)]);
  if (streak > 0) facts.push([t('连续', 'streak'), t(`${streak} 天`, `${streak} ${streak === 1 ? 'day' : 'days'}`)]);
  return facts;
}

/** @param {Game} game @param {() => void} deal deals the next game @returns {Result} */
export function describeResult(game, deal) {
  const { level, date, start, skin, isBest } = game;
  const facts = factsOf(game);
  const name = t('连连看', 'Lianliankan');
  const subtitle = date ? `${levelName(level)} · ${date}` : levelName(level);
  const next = date ? null : harder();
  const actions = [{ id: 'next', label: t('再来一局', 'Play again'), act: deal }];
  if (next) {
    actions.push({
      id: 'harder',
      label: t(`难一点：${next.text}`, `Harder: ${next.text}`),
      act() {
        pickers.difficulty.value = next.value;
        pickers.difficulty.dispatchEvent(new Event('change'));
      },
    });
  }
  return {
    title: t('全部消除！', 'All clear!'),
    subtitle,
    praise: isBest ? t('新纪录！', 'A new best time!') : '',
    won: true,
    facts,
    actions,
    text: shareText(
      name,
      date ?? levelName(level),
      facts.map(([label, value]) => `${label} ${value}`).join(t('，', ', ')),
      location.hash,
    ),
    drawing: { game: 'lianliankan', name, picture: start, skin },
  };
}
