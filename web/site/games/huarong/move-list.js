// The list of moves, including those that can be redone; a click goes to one. Also the same moves as code for a game panel.
import { moveLines, moveListFunction } from '../../../panel/move-list.js';
import { byId, download, onClick, setEnabled, setText } from '../../kernel/dom.js';
import { lineOf } from '../../kernel/line.js';
import { copyAndSay } from '../../kernel/share.js';

/** @typedef {import('../../../elements/huarong/engine.js').Engine} Engine */

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
  list.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) board.playback.seek(Number(button.dataset.end));
  });

  /** @param {number} count of items */
  function resize(count) {
    while (list.childElementCount > count) list.lastElementChild?.remove();
    while (list.childElementCount < count) {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      button.append(
        ...['number', 'piece', 'path'].map((className) => Object.assign(document.createElement('span'), { className })),
      );
      item.append(button);
      list.append(item);
    }
  }

  function update() {
    byId('no-moves').hidden = board.total > 0;
    list.hidden = board.total === 0;
    for (const id of ['copy-moves', 'download']) {
      setEnabled(id, board.total > 0);
      byId(id).hidden = Boolean(board.options.goal); // a panel plays classics only
    }
    if (!details.open) return;
    const moves = huarong.group(lineOf(board), board.metric);
    resize(moves.length);
    let start = 0; // steps before the move
    for (const [index, button] of list.querySelectorAll('button').entries()) {
      const { id, path } = moves[index];
      const end = start + path.length;
      const texts = [`${index + 1}`, board.nameOf(id), path.map((direction) => arrows[direction]).join('')];
      for (const [at, text] of texts.entries()) setText(button.children[at], text);
      button.dataset.end = String(end);
      const current = board.steps <= end && board.steps > start;
      start = end;
      button.classList.toggle('ahead', end > board.steps && !current);
      if (!current) button.removeAttribute('aria-current');
      else if (!button.hasAttribute('aria-current')) {
        button.setAttribute('aria-current', 'step');
        list.scrollTop = button.offsetTop - list.offsetTop - (list.clientHeight - button.offsetHeight) / 2;
      }
    }
  }
  details.addEventListener('toggle', update);
  return update;
}
