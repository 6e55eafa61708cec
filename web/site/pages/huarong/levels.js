// The list of levels: thumbnails, names, shortest lengths and the player's best. One tab stop; arrow keys move in it.
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
    button.tabIndex = -1;
    button.setAttribute('role', 'option');
    button.append(createThumbnail([]), document.createElement('span'));
    button.addEventListener('click', () => onChoose(level));
    return button;
  });
  const items = buttons.map((button) => {
    const item = document.createElement('li');
    item.setAttribute('role', 'none');
    item.append(button);
    return item;
  });
  list.append(...items);
  buttons[0].tabIndex = 0;

  /** @param {HTMLButtonElement} button gets the tab stop */
  function settle(button) {
    for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
  }

  list.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const at = buttons.findIndex((button) => button === document.activeElement);
    const last = buttons.length - 1;
    const page = Math.max(1, Math.floor(list.clientHeight / buttons[0].offsetHeight) - 1);
    /** @type {Record<string, number>} */
    const targets = {
      ...{ ArrowUp: at - 1, ArrowDown: at + 1, PageUp: at - page, PageDown: at + page },
      ...{ Home: 0, End: last },
    };
    if (at < 0 || !(event.key in targets)) return;
    event.preventDefault();
    const target = buttons[Math.max(0, Math.min(targets[event.key], last))];
    settle(target);
    target.focus();
  });

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
        const isPlayed = levels[index] === level;
        button.setAttribute('aria-selected', String(isPlayed));
        if (isPlayed) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
        if (isPlayed) settle(button);
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
