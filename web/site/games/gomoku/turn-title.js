// The title and the icon of the page say whose turn it is in a game by link, for a visitor who has gone to another tab meanwhile.
import { t } from '../../kernel/i18n.js';
import { markupOf, shape, svg } from '../../kernel/svg.js';

const icon = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel=icon]'));
const { title } = document;
const { href } = icon;

/** @param {'black' | 'white'} color @returns {string} the address of a stone */
function stoneIcon(color) {
  const [fill, stroke] = color === 'black' ? ['#222', '#ddd'] : ['#fff', '#666'];
  const stone = shape('circle', { cx: 16, cy: 16, r: 14, fill, stroke, 'stroke-width': 2 });
  const { attributes, content } = svg(32, 32, [stone]);
  const picture = shape('svg', { xmlns: 'http://www.w3.org/2000/svg', ...attributes }, content);
  return `data:image/svg+xml,${encodeURIComponent(markupOf(picture))}`;
}

/** @param {'own' | 'other' | null} turn null: nobody's @param {'black' | 'white'} color of this player */
export function showTurn(turn, color) {
  const words = { own: t('轮到你', 'Your move'), other: t('等对方', 'Waiting') };
  document.title = turn ? `${words[turn]} · ${title}` : title;
  icon.href = turn === 'own' ? stoneIcon(color) : href;
}
