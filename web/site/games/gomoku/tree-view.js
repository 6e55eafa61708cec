// The tree of variations as nested lists of buttons. A line is a list of its moves; below a move that has alternatives is a list of
// them, each the list of its own moves. An ARIA tree would make every move a child of the one before it, sixty levels deep.
//
// One tab stop, the current move. Left and right go back and forward on the line, up and down between alternatives.
import { pointName } from '../../../elements/gomoku/geometry.js';
import { createElement } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { alternativesText, nodeText } from './analysis-texts.js';
import { currentOf, goTo, goToSibling, seek } from './variation-tree.js';

/** @import { VariationTree } from './variation-tree.js' */

/** @type {Record<string, (tree: VariationTree) => VariationTree>} */
const keys = {
  ArrowLeft: (tree) => seek(tree, tree.step - 1),
  ArrowRight: (tree) => seek(tree, tree.step + 1),
  ArrowUp: (tree) => goToSibling(tree, -1),
  ArrowDown: (tree) => goToSibling(tree, 1),
  Home: (tree) => seek(tree, 0),
  End: (tree) => seek(tree, Infinity),
};

/**
 * @param {HTMLElement} place
 * @param {() => VariationTree} treeNow
 * @param {(tree: VariationTree) => void} go looks at another node of the tree
 * @param {() => void} prune removes the current move
 * @returns {() => void} renders the tree
 */
export function createTreeView(place, treeNow, go, prune) {
  /** Of each node that the tree has. @type {Map<number, HTMLButtonElement>} */
  const buttons = new Map();
  /** What is drawn. @type {readonly unknown[]} */
  let drawn = [];

  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) go(goTo(treeNow(), Number(button.dataset.node)));
  });
  place.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Delete') prune();
    else if (event.key in keys) go(keys[event.key](treeNow()));
    else return;
    event.preventDefault();
    buttons.get(currentOf(treeNow()))?.focus({ preventScroll: true });
  });

  /** @param {VariationTree} tree @param {number} id @param {number} number of the move */
  function createButton({ nodes, size }, id, number) {
    const node = nodes[id];
    const button = /** @type {HTMLButtonElement} */ (createElement('button'));
    button.type = 'button';
    button.dataset.node = String(id);
    button.setAttribute('aria-label', nodeText(number, node, size));
    button.title = node.comment ?? '';
    if (node.move === undefined) {
      button.append(t('开局', 'Start'));
    } else {
      button.append(createElement('i', String(number)), ' ', createElement('span', pointName(node.move, size)));
      button.dataset.color = number % 2 ? 'black' : 'white';
    }
    if (node.name) button.append(' ', createElement('em', node.name));
    if (node.comment) button.append(createElement('small', '…'));
    buttons.set(id, button);
    return button;
  }

  /** A line from one node to its end, with all that departs from it. @param {VariationTree} tree @param {number} id @param {number} number */
  function createLine(tree, id, number) {
    const line = createElement('ol');
    /** The alternatives to the next move of the line. @type {readonly number[]} */
    let others = [];
    for (let at = id; at !== undefined; number++) {
      const item = createElement('li', createButton(tree, at, number));
      if (others.length > 0) {
        const depart = number;
        const alternatives = createElement(
          'ul',
          ...others.map((other) => createElement('li', createLine(tree, other, depart))),
        );
        alternatives.setAttribute('aria-label', alternativesText(number));
        item.append(alternatives);
      }
      line.append(item);
      [at, ...others] = tree.nodes[at].children;
    }
    return line;
  }

  return () => {
    const tree = treeNow();
    const state = [tree.nodes, tree.size];
    const hadFocus = place.contains(document.activeElement);
    if (state.some((value, index) => value !== drawn[index])) {
      drawn = state;
      buttons.clear();
      place.replaceChildren(createLine(tree, 0, 0));
    }
    const line = new Set(tree.line);
    for (const [id, button] of buttons) {
      const isCurrent = id === currentOf(tree);
      button.tabIndex = isCurrent ? 0 : -1;
      button.classList.toggle('on-line', line.has(id));
      if (isCurrent) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
    const current = buttons.get(currentOf(tree));
    if (!current) return;
    place.scrollTop = current.offsetTop - (place.clientHeight - current.offsetHeight) / 2;
    if (hadFocus) current.focus({ preventScroll: true });
  };
}
