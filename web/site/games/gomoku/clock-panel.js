// Shows the clock of a game, and tells when a side has no time left. A game by link has none.
import { colorAfter } from '../../../elements/gomoku/color.js';
import { byId } from '../../kernel/dom.js';
import { formatTime } from '../../kernel/stopwatch.js';
import { getItem, setItem } from '../../kernel/storage.js';
import { GameClock } from './game-clock.js';

/** Milliseconds between two looks at the clock. */
const TICK = 250;

/** The times that were left after this number of moves. @typedef {import('./game-clock.js').Times & { moves: number }} StoredTimes */
const KEY = 'wuziqi.times';

/**
 * @param {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} board
 * @param {() => void} onFlag the time of a side is over
 */
export function createClockPanel(board, onFlag) {
  const place = byId('clocks');
  const clock = new GameClock();
  /** @type {import('./game-clock.js').TimeControl | null} */
  let control = null;
  /** Is the game played here, and not just looked at? */
  let isPlayed = false;
  /** The number of moves that it had last: another number without a move is another game. */
  let moves = 0;

  function draw() {
    const { left, running } = clock;
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll('[role=timer]'))) {
      const color = /** @type {import('./game-clock.js').Color} */ (part.dataset.color);
      part.textContent = formatTime(1000 * Math.ceil(left[color] / 1000));
      part.classList.toggle('running', color === running);
    }
  }

  function save() {
    const { black, white } = clock.left;
    setItem(KEY, { black: Math.round(black), white: Math.round(white), moves: board.total });
  }

  /** Stops the clock at the end of a side's time. */
  function look() {
    if (!clock.running) return;
    draw();
    if (!clock.flagged) return;
    clock.run(null);
    onFlag();
  }

  setInterval(look, TICK);
  addEventListener('pagehide', () => control && save());
  board.addEventListener('move', () => {
    if (!control || board.remote) return;
    look();
    isPlayed = true;
    moves = board.total;
    clock.moved(colorAfter(board.steps - 1));
    save();
  });

  return {
    /** @returns {import('./game-clock.js').Color | null} the side whose time is over */
    get flagged() {
      return control && !board.remote && board.total > 0 ? clock.flagged : null;
    },

    /** @param {import('./game-clock.js').TimeControl | null} wanted null for no clock; a saved game goes on with its times */
    setControl(wanted) {
      control = wanted;
      if (!control) return clock.run(null);
      const stored = /** @type {StoredTimes | null} */ (getItem(KEY));
      isPlayed = board.total > 0 && stored?.moves === board.total;
      clock.reset(control, (isPlayed && stored) || undefined);
      moves = board.total;
    },

    /** @param {boolean} isEnded has a word ended the game? */
    render(isEnded) {
      const { remote, steps, total, turn } = board;
      place.hidden = !control || remote;
      if (!control) return;
      if (total === 0 || Math.abs(total - moves) > 1) {
        isPlayed = false;
        clock.reset(control);
      }
      moves = total;
      const isRunning = isPlayed && !isEnded && !remote && steps === total && clock.flagged === null;
      clock.run(isRunning ? turn : null);
      draw();
    },
  };
}
