import { resultOf, today } from '../../shared/daily.js';
import { paint, samples } from '../../shared/miniature.js';
import { language } from '../../shared/root.js';
import { savedGame } from '../../shared/saved.js';
import { onLanguage } from '../../shared/shell.js';

/** @typedef {import('../../shared/saved.js').Game} Game */

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
