// The form controls of the page: which game to deal, and how it is shown. Their values are stored on the device.
import { byId } from '../../shared/dom.js';
import { restorePreference } from '../../shared/preferences.js';
import { levelOf } from '../../shared/results.js';
import { setItem } from '../../shared/storage.js';
import { dateOf } from './daily-game.js';

/** @typedef {import('./address.js').Game} Game */

/** @param {string} id @returns {HTMLInputElement} */
const input = (id) => byId(id);
/** @param {string} id @returns {HTMLSelectElement} */
const select = (id) => byId(id);

export const pickers = { size: select('size'), difficulty: select('difficulty'), gravity: select('gravity') };
export const skin = select('skin');
export const [watch, timed, reach, seed] = ['watch', 'timed', 'reach', 'seed'].map(input);

restorePreference(pickers.size, 'lianliankan.size', '8x10');
restorePreference(pickers.difficulty, 'lianliankan.difficulty', 'normal');
restorePreference(pickers.gravity, 'lianliankan.gravity', 'none');

/** @param {() => void} callback another kind of game was picked */
export function onPick(callback) {
  for (const picker of Object.values(pickers)) {
    picker.addEventListener('change', () => {
      setItem(`lianliankan.${picker.id}`, picker.value);
      callback();
    });
  }
}

/** Selects what the game is; a daily game leaves the pickers as they are. @param {Game} game */
export function selectGame(game) {
  if (dateOf(game)) return;
  const { rows, cols, difficulty, gravity } = game;
  pickers.size.value = `${Math.min(rows, cols)}x${Math.max(rows, cols)}`;
  pickers.difficulty.value = difficulty;
  pickers.gravity.value = gravity;
}

/** What is selected, for `board.deal`. @returns {Omit<Game, 'seed'>} */
export function selectedGame() {
  const [short, long] = pickers.size.value.split('x').map(Number);
  // A narrow screen gets the board upright, so that tiles stay large enough for a finger; one too wide either way scrolls.
  const isUpright = innerWidth < innerHeight && innerWidth < 620 && short <= 8;
  return {
    ...(isUpright ? { rows: long, cols: short } : { rows: short, cols: long }),
    difficulty: pickers.difficulty.value,
    gravity: pickers.gravity.value,
  };
}

/** @returns {import('../../shared/results.js').Level} what is selected, as the level under which results are counted */
export function selectedLevel() {
  const { size, difficulty, gravity } = pickers;
  return levelOf(gravity.value === 'none' ? [size, difficulty] : [size, difficulty, gravity]);
}
