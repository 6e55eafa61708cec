// A game is played back by buttons (first, back, play or pause, forward, last), a slider and a speed.
import { byId, onClick, setEnabled, setText } from './dom.js';
import { t } from './i18n.js';
import { bindPreference } from './preferences.js';

/**
 * A board that can be played back, such as <huarong-board>.
 * @typedef {{ steps: number, total: number, playback: Pick<import('../../elements/board/playback.js').Playback<any>,
 *   'playing' | 'speed' | 'play' | 'pause' | 'step' | 'seek'> }} Playable
 */

/** @param {Playable} board @returns {() => boolean} has any of this game been played back? */
function wasPlayed(board) {
  let played = false;
  return () => (played = board.total > 0 && (played || board.playback.playing));
}

/**
 * @param {Playable} board
 * @param {string} game the prefix of the key under which the speed is stored
 * @param {string} [unit] of the step counter
 * @param {() => boolean} [isWanted] is there anything to play back? If not given, from the first playback of a game on
 * @returns {() => void} updates the controls
 */
export function createPlaybackControls(board, game, unit = t('步', 'Step'), isWanted = wasPlayed(board)) {
  const { playback } = board;
  const seek = /** @type {HTMLInputElement} */ (byId('seek'));
  const speed = /** @type {HTMLSelectElement} */ (byId('speed'));
  onClick({
    first: () => playback.seek(0),
    back: () => playback.step(-1),
    play: () => (playback.playing ? playback.pause() : playback.play()),
    forward: () => playback.step(1),
    last: () => playback.seek(board.total),
  });
  seek.addEventListener('input', () => playback.seek(seek.valueAsNumber));
  bindPreference(speed, `${game}.speed`, '1', (value) => (playback.speed = Number(value)));

  return () => {
    const { steps, total } = board;
    const { playing } = playback;
    byId('player').hidden = !isWanted();
    for (const id of ['first', 'back']) setEnabled(id, steps > 0);
    for (const id of ['forward', 'last']) setEnabled(id, steps < total);
    setEnabled('play', total > 0);
    byId('play').classList.toggle('playing', playing);
    byId('play').setAttribute('aria-label', playing ? t('暂停', 'Pause') : t('播放', 'Play'));
    setText(byId('at'), t(`第 ${steps} / ${total} ${unit}`, `${unit} ${steps} of ${total}`));
    seek.max = String(total);
    seek.value = String(steps);
    seek.disabled = total === 0;
    seek.setAttribute('aria-valuetext', t(`第 ${steps} ${unit}，共 ${total} ${unit}`, `${unit} ${steps} of ${total}`));
  };
}
