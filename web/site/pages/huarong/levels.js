// The list of levels: thumbnails, names, shortest lengths and the player's best.
import { byId } from '../../shared/dom.js';
import { t } from '../../shared/i18n.js';
import { formatLength } from './metrics.js';
import { createThumbnail } from './thumbnail.js';

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
 * @param {import('../../../elements/huarong/engine.js').Engine['huarong']} huarong
 * @param {(level: Level) => void} onChoose
 */
export function createLevels({ levels, pieces }, onChoose) {
  const list = byId('levels');
  const buttons = levels.map((level) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(createThumbnail([]), document.createElement('span'));
    button.addEventListener('click', () => onChoose(level));
    return button;
  });
  const items = buttons.map((button) => {
    const item = document.createElement('li');
    item.append(button);
    return item;
  });
  list.append(...items);

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const { board } = levels[items.indexOf(/** @type {HTMLLIElement} */ (target))];
        target.querySelector('svg')?.replaceWith(createThumbnail(pieces(board)));
      }
    },
    { root: list, rootMargin: '400px' }, // those that may soon be scrolled to
  );
  for (const item of items) observer.observe(item);

  return {
    /**
     * Writes the texts.
     * @param {Metric} metric
     * @param {(level: Level) => number | undefined} bestOf the player's best without hints
     */
    write(metric, bestOf) {
      for (const [index, level] of levels.entries()) {
        const best = bestOf(level);
        buttons[index].lastElementChild?.replaceChildren(
          span('name', t(level.zh, level.en)),
          ...(best === undefined ? [] : [span('won', `✓ ${formatLength(metric, best)}`)]),
          span('pinyin', level.pinyin),
          span(
            'count',
            level.lengths
              ? t(`最少 ${level.lengths[metric]}`, `fewest ${level.lengths[metric]}`)
              : t('无解', 'unsolvable'),
          ),
        );
      }
    },

    /** @param {Level | undefined} level that is played */
    mark(level) {
      for (const [index, button] of buttons.entries()) {
        if (levels[index] === level) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
      }
    },

    /** Scrolls the list, not the page, to the current level. */
    scroll() {
      const button = buttons.find((each) => each.hasAttribute('aria-current'));
      if (!button) return;
      const above = button.getBoundingClientRect().top - list.getBoundingClientRect().top;
      list.scrollTop += above - (list.clientHeight - button.offsetHeight) / 2;
    },
  };
}
