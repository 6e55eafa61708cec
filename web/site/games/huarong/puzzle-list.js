// The list of famous puzzles, in groups: pictures, names, shortest lengths and the player's best.
import { goalsOf } from '../../../elements/huarong/drawing.js';
import { byId } from '../../kernel/dom.js';
import { nameOf, t } from '../../kernel/i18n.js';
import { createListbox, createSpan } from '../../kernel/listbox.js';
import { formatLength } from './metrics.js';
import { createThumbnail } from './picture.js';
import { famousPuzzles, groupNames, kinds, puzzleOf } from './puzzles.js';

/** @typedef {import('../../../api/types.js').SlidingPuzzle} SlidingPuzzle */

/** @param {SlidingPuzzle} famous @returns {string} who designed it and when, '' if nobody knows */
const originOf = ({ author, year }) => [author, year].filter(Boolean).join(t('，', ', '));

/**
 * @param {import('../../../elements/huarong/huarong-board.js').HuarongBoard} board
 * @param {import('./session.js').Session} session
 * @param {(puzzle: import('./session.js').Puzzle) => void} onChoose
 * @returns {() => void} updates the list
 */
export function createPuzzleList(board, session, onChoose) {
  const list = byId('puzzles');
  const buttons = famousPuzzles.map((famous) => {
    const button = document.createElement('button');
    const wanted = goalsOf(famous.goal).map(({ id }) => id);
    button.append(createThumbnail({ ...famous, wanted }), document.createElement('span'));
    button.addEventListener('click', () => onChoose(puzzleOf(famous)));
    return button;
  });
  const groups = kinds.map((kind) => {
    const heading = createSpan('group', '');
    heading.setAttribute('aria-hidden', 'true'); // its text is the label of the group
    const element = document.createElement('div');
    element.setAttribute('role', 'group');
    element.append(heading, ...buttons.filter((_, index) => famousPuzzles[index].kind === kind));
    return { kind, element, heading };
  });
  list.append(...groups.map(({ element }) => element));
  const listbox = createListbox(list, buttons);

  function write() {
    const { metric } = board;
    const bests = famousPuzzles.map(({ en }) => session.bestOfFamous(en, metric));
    for (const [index, famous] of famousPuzzles.entries()) {
      const { lengths } = famous;
      const best = bests[index];
      buttons[index].lastElementChild?.replaceChildren(
        createSpan('name', nameOf(famous)),
        ...(best === undefined ? [] : [createSpan('won', `✓ ${formatLength(metric, best)}`)]),
        createSpan('pinyin', originOf(famous)),
        createSpan(
          'count',
          lengths ? t(`最少 ${lengths[metric]}`, `fewest ${lengths[metric]}`) : t('最少未知', 'fewest unknown'),
        ),
      );
    }
    for (const { kind, element, heading } of groups) {
      const members = bests.filter((_, index) => famousPuzzles[index].kind === kind);
      const solved = `${members.filter((best) => best !== undefined).length} / ${members.length}`;
      heading.replaceChildren(createSpan('name', groupNames[kind]), createSpan('count', solved));
      element.setAttribute(
        'aria-label',
        t(`${groupNames[kind]}，已解 ${solved}`, `${groupNames[kind]}, solved: ${solved}`),
      );
    }
    const { famous } = session.puzzle;
    listbox.mark((index) => famousPuzzles[index].en === famous?.en);
  }

  write();
  listbox.scroll();
  return write;
}
