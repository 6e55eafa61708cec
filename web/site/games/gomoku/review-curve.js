// Draws the curve of the evaluation during a game; a click on it goes to a move. Black's share is dark, as in the evaluation bar.
import { html, render } from 'lit-html';

/** The room for the dot above and below the curve, in units of the score. */
const MARGIN = 0.2;

/**
 * @typedef {object} Curve
 * @property {readonly number[]} scores for Black, from −1 to 1, at the start and after each move
 * @property {number} step that is on the board
 * @property {number | null} losing the step of the losing move
 * @property {string} text in place of the picture
 */

/** @param {HTMLElement} place @param {(step: number) => void} seek @returns {(curve: Curve) => void} draws one */
export function createReviewCurve(place, seek) {
  return ({ scores, step, losing, text }) => {
    const last = scores.length - 1;
    const bottom = 2 + MARGIN;
    const points = scores.map((score, at) => `${at} ${(1 - score).toFixed(3)}`);
    const dot = losing === null ? '' : `M${points[losing]}h0`;
    const seekTo = (/** @type {MouseEvent} */ { clientX, currentTarget }) => {
      const { left, width } = /** @type {Element} */ (currentTarget).getBoundingClientRect();
      seek(Math.round(((clientX - left) / width) * last));
    };
    const picture = html`
      <svg role="img" preserveAspectRatio="none" viewBox="0 ${-MARGIN} ${last} ${bottom + MARGIN}" aria-label=${text}
        @click=${seekTo}>
        <path class="black" d="M0 ${bottom}L${points.join('L')}V${bottom}Z" />
        <path class="even" d="M0 1H${last}" />
        <path class="edge" d="M${points.join('L')}" />
        <path class="step" d="M${Math.min(step, last)} ${-MARGIN}V${bottom}" />
        <path class="rim" d=${dot} />
        <path class="dot" d=${dot} />
      </svg>`;
    render(picture, place);
  };
}
