// The board beside the output: the position of the last call, with the moves that it has found, or the boards of a markup.
import { byId, createElement } from '../../kernel/dom.js';
import { lazy } from '../../kernel/lazy.js';
import { createPlaybackControls } from '../../kernel/playback-controls.js';
import { boards, readMarkup } from './markup.js';

/** @import { Position } from './program/positions.js' */

/** Each defines its element. */
const load = {
  lianliankan: lazy(() => import('../../../elements/lianliankan/index.js')),
  huarong: lazy(() => import('../../../elements/huarong/index.js')),
  gomoku: lazy(() => import('../../../elements/gomoku/index.js')),
};

const stage = byId('stage');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** The board that the controls play back. @type {any} */
let board = null;
/** Changes when something else is to be shown. */
let latest = {};

/** The board of the moment, for controls that know one only. */
const playback = {
  get playing() {
    return board?.playback.playing ?? false;
  },
  speed: 1,
  play() {
    board.playback.speed = playback.speed;
    board.playback.play();
  },
  pause: () => board.playback.pause(),
  step: (/** @type {number} */ count) => board.playback.step(count),
  seek: (/** @type {number} */ steps) => board.playback.seek(steps),
};
const playable = {
  playback,
  get steps() {
    return board?.steps ?? 0;
  },
  get total() {
    return board?.total ?? 0;
  },
};
const updateControls = createPlaybackControls(playable, 'playground', undefined, () => playable.total > 0);

function empty() {
  board = null;
  stage.replaceChildren();
  updateControls();
}

export function clearStage() {
  latest = {};
  empty();
}

/** @param {any} tag @param {[name: string, value: string][]} [attributes] */
function addBoard(tag, attributes = []) {
  const element = /** @type {any} */ (createElement(tag, Object.fromEntries(attributes)));
  element.addEventListener('change', () => element === board && updateControls());
  stage.append(element);
  return element;
}

/** @param {any} element @param {Position} position */
function open(element, position) {
  const { game, moves } = position;
  if (game === 'lianliankan') element.open(position.board, { gravity: position.gravity });
  else if (game === 'huarong') element.open(position.board, position.options);
  else {
    const { pieces, setup, size, rule, marks, threats } = position;
    Object.assign(element, { rule, threats });
    element.open(pieces, { setup, size, rule });
    element.setContinuation(moves);
    element.marks = marks;
    return;
  }
  if (moves.length === 0) return;
  element.playback.play(moves, { speed: playback.speed });
  if (reducedMotion.matches) element.playback.seek(0);
}

/** @param {Position} position @returns {Promise<void>} nothing is shown if a board cannot show it */
export async function showPosition(position) {
  const tag = `${position.game}-board`;
  const now = (latest = {});
  if (!(await load[position.game]()) || now !== latest) return;
  if (board?.localName !== tag) {
    empty();
    board = addBoard(tag);
  }
  await board.ready;
  if (now !== latest) return;
  try {
    open(board, position);
  } catch {
    empty(); // a position of other rules
  }
  updateControls();
}

/**
 * @param {string} markup
 * @param {(text: string) => void} print receives a line for each event of the boards
 * @throws {SyntaxError} if it has anything but boards and their attributes
 */
export async function showMarkup(markup, print) {
  clearStage();
  const now = latest;
  const found = readMarkup(markup);
  const games = /** @type {(keyof typeof load)[]} */ (found.map(({ tag }) => tag.split('-')[0]));
  await Promise.all(games.map((game) => load[game]()));
  if (now !== latest) return;
  for (const { tag, attributes } of found) {
    const { observedAttributes = [] } = /** @type {any} */ (customElements.get(tag));
    const [strange] = attributes.find(([name]) => !observedAttributes.includes(name)) ?? [];
    if (strange) throw new SyntaxError(`<${tag}> has no attribute ${strange}, only ${observedAttributes.join(', ')}`);
  }
  for (const { tag, attributes } of found) {
    const element = addBoard(tag, attributes);
    for (const type of [...boards[tag], 'error']) {
      element.addEventListener(type, (/** @type {CustomEvent} */ { detail }) =>
        print(`${type} ${detail instanceof Error ? detail.message : JSON.stringify(detail)}`),
      );
    }
  }
}
