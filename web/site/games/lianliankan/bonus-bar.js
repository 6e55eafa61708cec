// The bar of the bonus empties by an animation, so that nothing has to be drawn meanwhile.
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { MOST } from './bonus-timer.js';

/** @param {number} milliseconds */
export const secondsOf = (milliseconds) => Math.ceil(milliseconds / 1000);

/** @param {import('./bonus-timer.js').BonusTimer} timer */
export function createBonusBar(timer) {
  const meter = byId('bonus');
  const fill = /** @type {HTMLElement} */ (meter.firstElementChild);
  meter.setAttribute('aria-valuemax', String(secondsOf(MOST)));
  /** @type {Animation | undefined} */
  let animation;

  function write() {
    const seconds = secondsOf(timer.left);
    meter.setAttribute('aria-valuenow', String(seconds));
    meter.setAttribute('aria-valuetext', t(`${seconds} 秒`, `${seconds} seconds`));
    byId('combo').textContent =
      seconds === 0
        ? t('奖励用完了，继续玩', 'No bonus left, play on')
        : timer.combo > 1
          ? t(`连击 ×${timer.combo}`, `Combo ×${timer.combo}`)
          : '';
  }

  return {
    /** Updates the text. */
    write,

    /** The timer has started, stopped or grown. */
    restart() {
      const { left, running } = timer;
      animation?.cancel();
      fill.style.transform = `scaleX(${running ? 0 : left / MOST})`;
      if (running) {
        animation = fill.animate([{ transform: `scaleX(${left / MOST})` }, { transform: 'scaleX(0)' }], left);
      }
      write();
    },
  };
}
