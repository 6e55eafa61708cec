// The list of levels: thumbnails, names, shortest lengths and the player's best.
import { byId } from '../../shared/dom.js';
import { t } from '../../shared/i18n.js';
import { createListbox, createSpan } from '../../shared/listbox.js';
import { formatLength } from './metrics.js';
import { createThumbnail } from './thumbnail.js';

/** @typedef {import('../../../api/types.js').Level} Level */
/** @typedef {import('../../../api/types.js').Metric} Metric */

/**
 * @param {import('../../../elements/huarong/engine.js').Engine['huarong']} huarong
 * @param {(level: Level) => void} onChoose
 */
export function createLevels({ levels, pieces }, onChoose) {
  const list = byId('levels');
  const buttons = levels.map((level) => {
    const button = document.createElement('button');
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
  const listbox = createListbox(list, buttons);

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
          createSpan('name', t(level.zh, level.en)),
          ...(best === undefined ? [] : [createSpan('won', `✓ ${formatLength(metric, best)}`)]),
          createSpan('pinyin', level.pinyin),
          createSpan(
            'count',
            level.lengths
              ? t(`最少 ${level.lengths[metric]}`, `fewest ${level.lengths[metric]}`)
              : t('无解', 'unsolvable'),
          ),
        );
      }
    },

    /** @param {Level | undefined} level that is played */
    mark: (level) => listbox.mark((index) => levels[index] === level),

    scroll: listbox.scroll,
  };
}
