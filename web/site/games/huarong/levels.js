// The list of levels shows thumbnails, names, shortest lengths and the player's best, in groups.
import { byId, createElement } from '../../kernel/dom.js';
import { nameOf, t } from '../../kernel/i18n.js';
import { createListbox } from '../../kernel/listbox.js';
import { drawStars } from '../../kernel/stars.js';
import { groupLevels, starsOf } from './level-groups.js';
import { formatLength } from './metrics.js';
import { createThumbnail } from './picture.js';
import { bestOf } from './progress.js';

/** @import { Level, Metric } from '../../../api/types.js' */

/** @param {string} name its class @param {string} text */
const createSpan = (name, text) => createElement('span', { class: name }, text);

/** @param {readonly Level[]} all @param {(level: Level) => void} onChoose */
export function createLevels(all, onChoose) {
  const list = byId('levels');
  const groups = groupLevels(all);
  const levels = groups.flatMap((group) => group.levels);
  const buttons = levels.map((level) =>
    createElement('button', { click: () => onChoose(level) }, createThumbnail([[]]), createElement('span')),
  );
  const sections = groups.map(({ name, levels: members }) => {
    const heading = createElement('span', { class: 'group', 'aria-hidden': 'true' }); // its text is the label of the group
    const own = members.map((level) => buttons[levels.indexOf(level)]);
    return { name, members, element: createElement('div', { role: 'group' }, heading, ...own), heading };
  });
  list.append(...sections.map(({ element }) => element));
  const listbox = createListbox(list);

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const { board } = levels[buttons.indexOf(/** @type {HTMLButtonElement} */ (target))];
        target.querySelector('svg')?.replaceWith(createThumbnail(board));
      }
    },
    { root: list, rootMargin: '400px' }, // those that may soon be scrolled to
  );
  for (const button of buttons) observer.observe(button);

  return {
    /** Writes the texts. @param {Metric} metric */
    write(metric) {
      const solved = new Map();
      for (const [index, level] of levels.entries()) {
        const best = bestOf({ level })?.[metric];
        const stars = best !== undefined && level.lengths ? starsOf(best, level.lengths[metric]) : 0;
        if (stars) solved.set(level, stars);
        buttons[index].lastElementChild?.replaceChildren(
          createSpan('name', nameOf(level)),
          ...(best === undefined ? [] : [createSpan('won', `${drawStars(stars)} ${formatLength(metric, best)}`)]),
          createSpan('pinyin', t('', level.pinyin)), // how to say it, for who cannot read it
          createSpan(
            'count',
            level.lengths
              ? t(`最少 ${level.lengths[metric]}`, `best ${level.lengths[metric]}`)
              : t('无解', 'unsolvable'),
          ),
        );
      }
      for (const { name, members, element, heading } of sections) {
        const count = `${members.filter((level) => solved.has(level)).length} / ${members.length}`;
        heading.replaceChildren(createSpan('name', name), createSpan('count', count));
        element.setAttribute('aria-label', t(`${name}，已过 ${count}`, `${name}, solved: ${count}`));
      }
      const stars = [...solved.values()].reduce((sum, each) => sum + each, 0);
      const possible = levels.filter(({ lengths }) => lengths).length;
      byId('levels-state').textContent = t(
        `已过 ${solved.size} / ${possible} 关，★ ${stars} / ${3 * possible}`,
        `Solved: ${solved.size} / ${possible}, ★ ${stars} / ${3 * possible}`,
      );
    },

    /** @param {Level | undefined} level that is played */
    mark: (level) => listbox.mark((index) => levels[index] === level),

    scroll: listbox.scroll,
  };
}
