// Shows the tree of variations as nested lists of buttons. A line is a list of its moves; below a move that has alternatives is a list
// of them, each the list of its own moves. An ARIA tree would make every move a child of the one before it, sixty levels deep.
//
// One tab stop, the current move. Left and right go back and forward on the line, up and down between alternatives.
import { html, nothing, render } from 'lit-html';
import { pointName } from '../../../elements/gomoku/geometry.js';
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
  const current = () => /** @type {HTMLElement | null} */ (place.querySelector('[aria-current]'));

  place.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Delete') prune();
    else if (event.key in keys) go(keys[event.key](treeNow()));
    else return;
    event.preventDefault();
    current()?.focus({ preventScroll: true });
  });

  /** @param {VariationTree} tree @param {number} id @param {number} number of the move */
  function button(tree, id, number) {
    const { move, name, comment } = tree.nodes[id];
    const isCurrent = id === currentOf(tree);
    const color = number % 2 ? 'black' : 'white';
    return html`
      <button type="button" class=${tree.line.includes(id) ? 'on-line' : ''} title=${comment ?? ''}
        data-color=${move === undefined ? nothing : color} aria-label=${nodeText(number, tree.nodes[id], tree.size)}
        tabindex=${isCurrent ? 0 : -1} aria-current=${isCurrent || nothing} @click=${() => go(goTo(treeNow(), id))}>
        ${move === undefined ? t('开局', 'Start') : html`<i>${number}</i>${' '}<span>${pointName(move, tree.size)}</span>`}
        ${name ? html`${' '}<em>${name}</em>` : nothing}
        ${comment ? html`<small>…</small>` : nothing}
      </button>`;
  }

  /** A line from one node to its end, with all that departs from it. @param {VariationTree} tree @param {number} id @param {number} number @returns {unknown} */
  function line(tree, id, number) {
    const items = [];
    /** The alternatives to the next move of the line. @type {readonly number[]} */
    let others = [];
    for (let at = id; at !== undefined; number++) {
      const depart = number;
      const alternatives = html`
        <ul aria-label=${alternativesText(number)}>${others.map((other) => html`<li>${line(tree, other, depart)}</li>`)}</ul>`;
      items.push(html`<li>${button(tree, at, number)}${others.length > 0 ? alternatives : nothing}</li>`);
      [at, ...others] = tree.nodes[at].children;
    }
    return html`<ol>${items}</ol>`;
  }

  return () => {
    const hadFocus = place.contains(document.activeElement);
    render(line(treeNow(), 0, 0), place);
    const shown = current();
    if (!shown) return;
    place.scrollTop = shown.offsetTop - (place.clientHeight - shown.offsetHeight) / 2;
    if (hadFocus) shown.focus({ preventScroll: true });
  };
}
