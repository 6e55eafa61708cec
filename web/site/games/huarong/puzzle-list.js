// The list of famous puzzles shows pictures, names, shortest lengths and the player's best, in groups.
import { html, nothing, render } from 'lit-html';
import { goalsOf } from '../../../elements/huarong/drawing.js';
import { byId } from '../../kernel/dom.js';
import { joined, nameOf, t } from '../../kernel/i18n.js';
import { createListbox } from '../../kernel/listbox.js';
import { formatLength } from './metrics.js';
import { createThumbnail } from './picture.js';
import { bestOf } from './progress.js';
import { famousPuzzles, groupNames, kinds, puzzleOf } from './puzzles.js';

/** @import { SlidingPuzzle } from '../../../api/types.js' */

/** @param {SlidingPuzzle} famous @returns {string} who designed it and when, '' if nobody knows */
const originOf = ({ author, year }) => joined(author, year);

/**
 * @param {import('../../../elements/huarong/huarong-board.js').HuarongBoard} board
 * @param {import('./session.js').Session} session
 * @param {(puzzle: import('./session.js').Puzzle) => void} onChoose
 * @returns {() => void} updates the list
 */
export function createPuzzleList(board, session, onChoose) {
  const list = byId('puzzles');
  const listbox = createListbox(list);
  const pictures = famousPuzzles.map((famous) =>
    createThumbnail({ ...famous, wanted: goalsOf(famous.goal).map(({ id }) => id) }),
  );

  /** @param {SlidingPuzzle} famous @param {number | undefined} best */
  function button(famous, best) {
    const { metric } = board;
    const fewest = famous.lengths?.[metric];
    return html`
      <button @click=${() => onChoose(puzzleOf(famous))}>
        ${pictures[famousPuzzles.indexOf(famous)]}
        <span>
          <span class="name">${nameOf(famous)}</span>
          ${best === undefined ? nothing : html`<span class="won">✓ ${formatLength(metric, best)}</span>`}
          <span class="pinyin">${originOf(famous)}</span>
          <span class="count">${fewest ? t(`最少 ${fewest}`, `best ${fewest}`) : t('最少未知', 'best unknown')}</span>
        </span>
      </button>`;
  }

  // The text of a heading is the label of its group.
  function write() {
    const groups = kinds.map((kind) => {
      const name = groupNames[kind];
      const members = famousPuzzles.filter((famous) => famous.kind === kind);
      const bests = members.map((famous) => bestOf({ famous })?.[board.metric]);
      const solved = `${bests.filter((best) => best !== undefined).length} / ${members.length}`;
      return html`
        <div role="group" aria-label=${t(`${name}，已解 ${solved}`, `${name}, solved: ${solved}`)}>
          <span class="group" aria-hidden="true"><span class="name">${name}</span><span class="count">${solved}</span></span>
          ${members.map((famous, index) => button(famous, bests[index]))}
        </div>`;
    });
    render(groups, list);
    listbox.mark((index) => famousPuzzles[index].en === session.puzzle.famous?.en);
  }

  write();
  listbox.scroll();
  return write;
}
