// Shows the lesson of a game on request, and at the first visit.
import { lazy } from './lazy.js';
import { hasItem, setItem } from './storage.js';

/** @param {import('./saved-game.js').Game} game @returns {boolean} is it to be shown unasked? */
function isFirstVisit(game) {
  if (['lesson', 'results', 'saved'].some((item) => hasItem(`${game}.${item}`))) return false;
  setItem(`${game}.lesson`, true);
  return hasItem(`${game}.lesson`); // where nothing is stored, every visit would be the first
}

/** Resolves once the page has been drawn. @returns {Promise<unknown>} */
const idle = () =>
  new Promise((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 1000 }) : setTimeout(done),
  );

/**
 * @param {import('./saved-game.js').Game} game
 * @param {{ ready: Promise<unknown> }} board
 * @param {() => Promise<{ lesson: import('./lesson.js').Lesson<any> }>} load
 * @param {boolean} isGreeted does the page greet the visitor in another way?
 */
export function connectLesson(game, board, load, isGreeted) {
  const loadParts = () => Promise.all([import('./lesson.js'), load()]);
  const loadAsked = lazy(loadParts);
  /** @param {Awaited<ReturnType<typeof loadParts>>} parts */
  const show = ([{ showLesson }, { lesson }]) => showLesson(lesson);
  for (const button of document.querySelectorAll('.open-lesson')) {
    button.addEventListener('click', () => {
      button.closest('dialog')?.close();
      loadAsked().then((parts) => parts && show(parts));
    });
  }
  if (!isGreeted && isFirstVisit(game)) {
    board.ready
      .then(idle)
      .then(loadParts)
      .then(show)
      .catch(() => {}); // nobody has asked for it: the button shows it
  }
}
