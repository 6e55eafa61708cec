// Shows the counters and the status line beside the board, and enables the buttons.
import { byId, setEnabled, setText } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { formatSeconds } from '../../kernel/race.js';
import { bestOf } from '../../kernel/results.js';
import { formatTime } from '../../kernel/stopwatch.js';
import { createBonusBar } from './bonus-bar.js';
import { bonus, timed, watch } from './controls.js';
import { levelName } from './names.js';
import { loadPrevious } from './session.js';
import { describeStage, nameOfStage } from './stage-texts.js';

/** @import { LianliankanBoard as Board } from '../../../elements/lianliankan/lianliankan-board.js' */
/** @import { Session } from './session.js' */

/** The messages of the status line. */
export const messages = {
  none: '',
  dealing: t('正在发牌……', 'Dealing…'),
  badLink: t('链接有误，没有这样一局；当前这局不变', 'Not a valid link: this game goes on'),
  badNumber: t('局号是 0 到 4294967295 的整数', 'A game number is a whole number from 0 to 4294967295'),
  searching: t('正在计算……', 'Thinking…'),
  hopeless: t('这一局已经消不完了，请撤销或重排', 'This board can no longer be cleared: undo, or shuffle'),
  noShuffle: t('没找到能消完的排法，请撤销', 'Found no shuffle that can be cleared: undo'),
  undecided: t('没算出来，这一局太难了', 'No answer found: this board is too hard'),
  proved: t('照提示走，一定能消完', 'Proven safe: the board can still be cleared'),
  paused: t('已暂停', 'Paused'),
  linkCopied: t('链接已复制', 'Link copied'),
  stage: describeStage,
  race: (/** @type {number} */ seconds) =>
    t(`要快过 ${formatSeconds(seconds)}`, `Time to beat: ${formatSeconds(seconds)}`),
  different: t('图案不同', 'Not a match'),
  demonstrated: t('演示结束', 'End of the demonstration'),
  blocked: t('连不上：路全被挡住了', 'No way: every path is blocked'),
  turns: (/** @type {number} */ turns) => t(`连不上：要拐 ${turns} 次弯`, `No way: that takes ${turns} turns`),
  won: (/** @type {number | null} */ time) =>
    t('全部消除', 'All clear') + (time === null ? '' : t(`，用时 ${formatTime(time)}`, ` in ${formatTime(time)}`)),
};

/** Matches in a game that is not yet under way. */
const FEW = 3;

export class Display {
  #board;
  #session;
  #main = byId('main');
  #bonusBar;
  /** @type {string} */
  #message = messages.none;

  /** @param {Board} board @param {Session} session */
  constructor(board, session) {
    this.#board = board;
    this.#session = session;
    this.#bonusBar = createBonusBar(session.bonus);
  }

  /** The message in the status line. @returns {string} */
  get message() {
    return this.#message;
  }

  /** The message is shown from now on, or from the next update if `later`. @param {string} message @param {{ later?: boolean }} [options] */
  setMessage(message, { later = false } = {}) {
    this.#message = message;
    if (!later) this.update();
  }

  /** Is the game against the clock? */
  get isTimed() {
    const { date, stage, timeToBeat } = this.#session;
    return timed.checked || date !== null || stage !== null || timeToBeat !== null;
  }

  /** Is the bonus timer on? Not with reduced motion, since its bar moves all the time. */
  get hasBonus() {
    return bonus.checked && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** The bonus timer has started, stopped or grown. */
  restartBonus() {
    if (this.hasBonus) this.#bonusBar.restart();
  }

  get isPaused() {
    return this.#main.classList.contains('paused');
  }

  set isPaused(isPaused) {
    this.#main.classList.toggle('paused', isPaused);
    this.#board.inert = isPaused;
    this.#board.toggleAttribute('covered', isPaused);
  }

  update() {
    const { canRedo, canUndo, clearable, pairs, remaining } = this.#board;
    const { date, level, shuffles, stage, stopwatch, timeToBeat } = this.#session;
    const { isPaused } = this;
    const isHopeless = watch.checked && remaining > 0 && clearable === 'unsolvable';
    const name = date ? `${levelName(level)} · ${date}` : stage ? nameOfStage(stage) : '';
    const race = timeToBeat === null ? '' : messages.race(timeToBeat);
    setText(byId('stage'), [name, race].filter(Boolean).join(' · '));
    byId('pair-counts').classList.toggle('dealing', remaining === 0 && !canUndo); // a game that is over can be undone
    setText(byId('left'), String(remaining / 2));
    setText(byId('pairs'), String(pairs.length));
    setText(byId('time'), formatTime(stopwatch.elapsed));
    setText(byId('shuffles'), t(`重排 ${shuffles} 次`, `shuffles: ${shuffles}`));
    byId('shuffles').hidden = shuffles === 0;
    setText(byId('status'), [isHopeless ? messages.hopeless : '', this.#message].filter(Boolean).join(t('。', '. ')));
    byId('status').classList.toggle('warning', isHopeless);
    this.#main.classList.toggle('with-clock', this.isTimed);
    if (this.#session.game) document.documentElement.classList.remove('newcomer');
    setEnabled('undo', !isPaused && canUndo);
    setEnabled('redo', !isPaused && canRedo);
    for (const id of ['hint', 'shuffle', 'solve']) setEnabled(id, !isPaused && remaining > 0);
    setEnabled('pause', isPaused || stopwatch.running);
    setText(byId('pause'), isPaused ? t('继续', 'Play') : t('暂停', 'Pause'));
    setText(byId('best'), this.#best(bestOf('lianliankan', level)));
    setText(byId('rate'), this.#rate());
    byId('bonus-row').hidden = !this.hasBonus;
    if (this.hasBonus) this.#bonusBar.write();
    this.#writeBringBack();
  }

  /** The offer to go back to the previous game, until this one is under way. */
  #writeBringBack() {
    const previous = this.#board.steps <= FEW && !this.isPaused ? loadPrevious() : null;
    byId('bring-back').hidden = !previous;
    if (!previous) return;
    setText(
      byId('bring-back'),
      t(`找回上一局（剩 ${previous.remaining} 对）`, `Bring back the last game (${previous.remaining} pairs left)`),
    );
  }

  /** @param {number | null} time */
  #best(time) {
    if (time === null) return '';
    return t(`最快（不用提示）：${formatTime(time)}`, `Best without hints: ${formatTime(time)}`);
  }

  #rate() {
    const clearRate = this.#board.dealt?.clearRate ?? null;
    if (clearRate === null) return '';
    const share = Math.round(100 * clearRate);
    if (share === 100) return t('难度参考：随便连也能消完', 'Random play clears this board.');
    return t(`难度参考：随便连，约 ${share}% 能消完`, `Random play clears this board ${share} times in 100.`);
  }
}
