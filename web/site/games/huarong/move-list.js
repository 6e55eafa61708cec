// Lists the moves, including the ones that can be redone; a click goes to one. Gives the same moves as code for a game panel.
import { html, nothing, render } from 'lit-html';
import { moveLines, moveListFunction } from '../../../panel/move-list.js';
import { byId, download, onClick, setEnabled } from '../../kernel/dom.js';
import { lineOf } from '../../kernel/line.js';
import { copyAndSay } from '../../kernel/share.js';

/** @import { Engine } from '../../../elements/huarong/engine.js' */

const arrows = { up: '↑', down: '↓', left: '←', right: '→' };

/**
 * @param {import('../../../elements/huarong/huarong-board.js').HuarongBoard} board
 * @param {(message: string) => void} say shows a result
 * @returns {() => void} updates the list
 */
export function createMoveList(board, say) {
  const details = /** @type {HTMLDetailsElement} */ (byId('moves-details'));
  const list = byId('move-list');
  const { huarong } = /** @type {Engine} */ (board.qiju);
  onClick({
    'copy-moves': () => copyAndSay(moveLines(lineOf(board)), say),
    download: () =>
      download(new Blob([moveListFunction(lineOf(board))], { type: 'text/javascript' }), 'huarong-road.js'),
  });
  /** The button of the move on the board. @type {HTMLElement | null} */
  let shown = null;

  function update() {
    byId('no-moves').hidden = board.total > 0;
    list.hidden = board.total === 0;
    for (const id of ['copy-moves', 'download']) {
      setEnabled(id, board.total > 0);
      byId(id).hidden = Boolean(board.options.goal); // a panel plays classics only
    }
    if (!details.open) return;
    let end = 0;
    const items = huarong.group(lineOf(board), board.metric).map(({ id, path }, index) => {
      const start = end; // steps before the move
      const after = (end += path.length);
      const isCurrent = board.steps <= after && board.steps > start;
      const isAhead = after > board.steps && !isCurrent;
      return html`
        <li>
          <button type="button" class=${isAhead ? 'ahead' : ''} aria-current=${isCurrent ? 'step' : nothing}
            @click=${() => board.playback.seek(after)}>
            <span class="number">${index + 1}</span>
            <span class="piece">${board.nameOf(id)}</span>
            <span class="path">${path.map((direction) => arrows[direction]).join('')}</span>
          </button>
        </li>`;
    });
    render(items, list);
    const button = /** @type {HTMLElement | null} */ (list.querySelector('[aria-current]'));
    if (button && button !== shown) {
      list.scrollTop = button.offsetTop - list.offsetTop - (list.clientHeight - button.offsetHeight) / 2;
    }
    shown = button;
  }
  details.addEventListener('toggle', update);
  return update;
}
