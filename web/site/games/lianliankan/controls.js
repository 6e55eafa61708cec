// The form controls of the page choose the game to deal and the way it is shown. Their values are stored on the device.
import { byId } from '../../kernel/dom.js';
import { restorePreference } from '../../kernel/preferences.js';
import { setItem } from '../../kernel/storage.js';
import { dateOf } from './daily.js';
import { describeShape, RECTANGLE, shapes, sidesOf } from './shapes.js';
import { stageOf } from './stages.js';

/** @import { Game } from './address.js' */

/** @param {string} id @returns {HTMLInputElement} */
const input = (id) => byId(id);
/** @param {string} id @returns {HTMLSelectElement} */
const select = (id) => byId(id);

export const pickers = {
  size: select('size'),
  shape: select('shape'),
  difficulty: select('difficulty'),
  gravity: select('gravity'),
};
export const [watch, timed, bonus, reach, seed] = ['watch', 'timed', 'bonus-timer', 'reach', 'seed'].map(input);

for (const [word, shape] of Object.entries(shapes)) pickers.shape.add(new Option(describeShape(shape), word));
restorePreference(pickers.shape, 'lianliankan.shape', RECTANGLE);
restorePreference(pickers.difficulty, 'lianliankan.difficulty', 'normal');
restorePreference(pickers.gravity, 'lianliankan.gravity', 'none');
showSize();

/** A shape sets the size; a rectangle has the one that was chosen last. */
function showSize() {
  if (pickers.shape.value === RECTANGLE) restorePreference(pickers.size, 'lianliankan.size', '8x10');
  else pickers.size.value = '';
}

/** @param {() => void} callback another kind of game was picked */
export function onPick(callback) {
  for (const picker of Object.values(pickers)) {
    picker.addEventListener('change', () => {
      setItem(`lianliankan.${picker.id}`, picker.value);
      if (picker === pickers.size) setItem('lianliankan.shape', (pickers.shape.value = RECTANGLE));
      if (picker === pickers.shape) showSize();
      callback();
    });
  }
}

/** Selects what the game is; a daily game and a stage leave the pickers as they are. @param {Game} game */
export function selectGame(game) {
  if (dateOf(game) || stageOf(game)) return;
  const { rows, cols, shape, difficulty, gravity } = game;
  pickers.shape.value = shape;
  pickers.size.value = shape === RECTANGLE ? `${Math.min(rows, cols)}x${Math.max(rows, cols)}` : '';
  pickers.difficulty.value = difficulty;
  pickers.gravity.value = gravity;
}

/** A narrow window. A query, since the width of the window would need a layout of the page. */
const narrow = matchMedia('(max-width: 480px), (max-width: 620px) and (orientation: portrait)');

/** Reads the pickers for `board.deal`. @returns {Omit<Game, 'seed'>} */
export function selectedGame() {
  const { value: shape } = pickers.shape;
  const [short, long] = pickers.size.value.split('x').map(Number);
  // A narrow screen gets the board upright, so that tiles stay large enough for a finger; one too wide either way scrolls.
  const isUpright = narrow.matches && short <= 8;
  const rectangle = isUpright ? { rows: long, cols: short } : { rows: short, cols: long };
  return {
    ...(shape === RECTANGLE ? { ...rectangle, shape } : sidesOf(shape)),
    difficulty: pickers.difficulty.value,
    gravity: pickers.gravity.value,
  };
}

/** @returns {string} the id of the selected level, under which results are counted */
export function selectedLevel() {
  const { size, shape, difficulty, gravity } = pickers;
  const cells = shape.value === RECTANGLE ? size : shape;
  const chosen = gravity.value === 'none' ? [cells, difficulty] : [cells, difficulty, gravity];
  return chosen.map(({ value }) => value).join('.');
}
