// The curve of the evaluation during a game: a picture, and with a pointer a way to go to a move. Black's share is dark, as in the
// evaluation bar.
import { svg } from '../../../elements/gomoku/drawing.js';

/** Above and below the curve, of which a score is the unit: room for the dot. */
const MARGIN = 0.2;

/**
 * @typedef {object} Curve
 * @property {readonly number[]} scores for Black, from −1 to 1, at the start and after each move
 * @property {number} step that is on the board
 * @property {number | null} losing the step of the losing move
 * @property {string} text in place of the picture
 */

/**
 * @param {HTMLElement} place
 * @param {(step: number) => void} seek
 * @returns {(curve: Curve) => void} draws one
 */
export function createReviewCurve(place, seek) {
  let last = 1;
  const picture = svg('svg', { role: 'img', preserveAspectRatio: 'none' });
  picture.addEventListener('click', (event) => {
    const { clientX } = /** @type {MouseEvent} */ (event);
    const { left, width } = picture.getBoundingClientRect();
    seek(Math.round(((clientX - left) / width) * last));
  });
  place.replaceChildren(picture);

  return ({ scores, step, losing, text }) => {
    last = scores.length - 1;
    const points = scores.map((score, at) => `${at} ${(1 - score).toFixed(3)}`);
    const dot = losing === null ? '' : `M${points[losing]}h0`;
    picture.setAttribute('viewBox', `0 ${-MARGIN} ${last} ${2 + 2 * MARGIN}`);
    picture.setAttribute('aria-label', text);
    picture.replaceChildren(
      svg('path', { class: 'black', d: `M0 ${2 + MARGIN}L${points.join('L')}V${2 + MARGIN}Z` }),
      svg('path', { class: 'even', d: `M0 1H${last}` }),
      svg('path', { class: 'edge', d: `M${points.join('L')}` }),
      svg('path', { class: 'step', d: `M${Math.min(step, last)} ${-MARGIN}V${2 + MARGIN}` }),
      svg('path', { class: 'rim', d: dot }),
      svg('path', { class: 'dot', d: dot }),
    );
  };
}
