import { dailyResult, today } from '../../shared/daily.js';
import { onLanguageChange } from '../../shared/i18n.js';
import { language } from '../../shared/root.js';
import { getSavedGame } from '../../shared/saved-game.js';
import { renderThumbnail, samples } from '../../shared/thumbnail.js';
import '../../shared/shell.js';

/** @typedef {import('../../shared/saved-game.js').Game} Game */

onLanguageChange(() => {
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.game-card'))) {
    const game = /** @type {Game} */ (card.dataset.game);
    const left = getSavedGame(game)?.picture;
    card.classList.toggle('left', Boolean(left));
    const frame = card.querySelector('.frame');
    if (frame) frame.innerHTML = renderThumbnail(game, left ?? samples[game], language());
  }
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('[data-daily]'))) {
    const game = /** @type {Game} */ (link.dataset.daily);
    link.hash = `daily=${today()}`;
    link.parentElement?.classList.toggle('done', dailyResult(game, today()) !== null);
  }
});
