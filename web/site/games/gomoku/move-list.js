// The list of moves has one tab stop; the arrow keys step through the game.
import { pointName } from '../../../elements/gomoku/geometry.js';
import { lineOf } from '../../kernel/line.js';
import { byId, createButton, createElement } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';

/**
 * @param {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} board
 * @param {(index: number) => { quality: string, text: string } | null} remarkOn a move of the line
 * @returns {() => void} renders it
 */
export function createMoveList(board, remarkOn) {
  const list = byId('list');

  list.addEventListener('click', (event) => {
    const item = event.target instanceof Element ? event.target.closest('li') : null;
    if (item) board.playback.seek([...list.children].indexOf(item));
  });
  list.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    /** @type {Record<string, number>} */
    const targets = {
      ArrowUp: board.steps - 1,
      ArrowLeft: board.steps - 1,
      ArrowDown: board.steps + 1,
      ArrowRight: board.steps + 1,
      Home: 0,
      End: board.total,
    };
    if (!(event.key in targets)) return;
    event.preventDefault();
    board.playback.seek(targets[event.key]);
    current()?.querySelector('button')?.focus({ preventScroll: true });
  });

  /** @returns {HTMLElement | undefined} */
  const current = () => /** @type {HTMLElement | undefined} */ (list.children[board.steps]);

  function addItem() {
    const parts = [createElement('i'), createElement('span'), createElement('small')];
    list.append(createElement('li', {}, createButton({}, ...parts)));
  }

  return () => {
    const { steps, size, verdict, branch } = board;
    const line = lineOf(board);
    const hadFocus = list.contains(document.activeElement);
    while (list.children.length <= line.length) addItem();
    while (list.children.length > line.length + 1) list.lastElementChild?.remove();
    for (const [index, item] of [...list.children].entries()) {
      const button = /** @type {HTMLButtonElement} */ (item.firstElementChild);
      const [number, name, remark] = /** @type {HTMLCollectionOf<HTMLElement>} */ (button.children);
      const { quality = '', text = '' } = (index && remarkOn(index - 1)) || {};
      const color = index % 2 ? t('黑', 'Black') : t('白', 'White');
      number.textContent = index ? String(index) : '';
      name.textContent = index ? `${color} ${pointName(line[index - 1], size)}` : t('开局', 'Start');
      remark.textContent = text;
      remark.dataset.quality = quality;
      button.tabIndex = index === steps ? 0 : -1;
      button.classList.toggle('ahead', index > steps);
      button.classList.toggle('branch', index === (branch ?? NaN) + 1);
      button.classList.toggle('after', verdict?.move != null && index > verdict.move + 1);
      if (index === steps) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
    byId('branch').hidden = branch === null;
    byId('branch').textContent = t(
      `第 ${Number(branch) + 1} 手起是另一变化，撤销到此可恢复原来的着法`,
      `Another line from move ${Number(branch) + 1} on: undo to that point to restore the first`,
    );
    const item = current();
    if (item) list.scrollTop = item.offsetTop - list.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
    if (hadFocus && !list.contains(document.activeElement)) {
      item?.querySelector('button')?.focus({ preventScroll: true });
    }
  };
}
