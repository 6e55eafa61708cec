import { resultOf, today } from '../daily.js';
import { paint, samples } from '../miniature.js';
import { language } from '../root.js';
import { savedGame } from '../saved.js';
import { onLanguage } from '../shell.js';

/** @typedef {import('../saved.js').Game} Game */

onLanguage(() => {
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.game-card'))) {
    const game = /** @type {Game} */ (card.dataset.game);
    const left = paint(game, savedGame(game)?.picture, language());
    card.classList.toggle('left', left !== null);
    const frame = card.querySelector('.frame');
    if (frame) frame.innerHTML = left ?? paint(game, samples[game], language()) ?? '';
  }
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('[data-daily]'))) {
    const game = /** @type {Game} */ (link.dataset.daily);
    link.hash = `daily=${today()}`;
    link.parentElement?.classList.toggle('done', resultOf(game, today()) !== null);
  }
});
