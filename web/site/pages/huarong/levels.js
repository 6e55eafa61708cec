// The list of levels: pictures, names, the fewest and the best.
import { byId } from '../../shared/dom.js';
import { t } from '../../shared/i18n.js';
import { metricName } from './metrics.js';
import { picture } from './picture.js';

/** @typedef {import('../../../api/types.js').Level} Level */
/** @typedef {import('../../../api/types.js').Metric} Metric */

/** @param {string} className @param {string} text */
function span(className, text) {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

/**
 * @param {import('../../../elements/board/board-element.js').Qiju['huarong']} huarong
 * @param {(level: Level) => void} choose
 */
export function createLevels({ levels, pieces }, choose) {
  const list = byId('levels');
  const buttons = levels.map((level) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(picture(pieces(level.board)), document.createElement('span'));
    button.addEventListener('click', () => choose(level));
    return button;
  });
  list.append(
    ...buttons.map((button) => {
      const item = document.createElement('li');
      item.append(button);
      return item;
    }),
  );

  return {
    /**
     * Writes the texts.
     * @param {Metric} metric
     * @param {(level: Level) => number | undefined} bestOf without help
     */
    write(metric, bestOf) {
      for (const [index, level] of levels.entries()) {
        const best = bestOf(level);
        buttons[index].lastElementChild?.replaceChildren(
          span('name', t(level.zh, level.en)),
          ...(best === undefined ? [] : [span('won', `✓ ${metricName(metric, best)}`)]),
          span('pinyin', level.pinyin),
          span(
            'count',
            level.lengths
              ? t(`最少 ${level.lengths[metric]}`, `fewest ${level.lengths[metric]}`)
              : t('无解', 'no way out'),
          ),
        );
      }
    },

    /** @param {Level | null} level that is played */
    mark(level) {
      for (const [index, button] of buttons.entries()) {
        if (levels[index] === level) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
      }
    },

    /** Shows the marked level in the list, without moving the page. */
    scroll() {
      const button = buttons.find((each) => each.hasAttribute('aria-current'));
      if (button) list.scrollTop = button.offsetTop - list.offsetTop - (list.clientHeight - button.offsetHeight) / 2;
    },
  };
}
