// The controls of a playback: to the start, back, play and pause, on, to the end, a slider and a speed.
import { byId, recall, remember, say } from './shell.js';

/**
 * What can be played: <huarong-board>, say.
 * @typedef {{ steps: number, total: number, playing: boolean, speed: number, play(): void, pause(): void,
 *   step(count: number): void, seek(steps: number): void }} Playable
 */

/** @param {string} id @param {boolean} possible a button that can do nothing keeps its place and the focus */
export const allow = (id, possible) => byId(id).setAttribute('aria-disabled', String(!possible));

/** @param {Record<string, () => unknown>} actions by the id of the button */
export function listen(actions) {
  for (const [id, act] of Object.entries(actions)) {
    byId(id).addEventListener('click', () => byId(id).getAttribute('aria-disabled') === 'true' || act());
  }
}

/**
 * @param {Playable} board
 * @param {string} name under which the speed is remembered
 * @param {{ zh: string, en: string }} [unit] what it counts
 * @returns {() => void} shows how far it is
 */
export function createPlayer(board, name, unit = { zh: '步', en: 'Step' }) {
  const seek = /** @type {HTMLInputElement} */ (byId('seek'));
  const speed = /** @type {HTMLSelectElement} */ (byId('speed'));
  listen({
    first: () => board.seek(0),
    back: () => board.step(-1),
    play: () => (board.playing ? board.pause() : board.play()),
    forward: () => board.step(1),
    last: () => board.seek(board.total),
  });
  seek.addEventListener('input', () => board.seek(seek.valueAsNumber));
  speed.addEventListener('change', () => {
    board.speed = Number(speed.value);
    remember(`${name}.speed`, speed.value);
  });
  speed.value = recall(`${name}.speed`) ?? '1';
  board.speed = Number(speed.value);

  return () => {
    const { steps, total, playing } = board;
    for (const id of ['first', 'back']) allow(id, steps > 0);
    for (const id of ['forward', 'last']) allow(id, steps < total);
    allow('play', playing || steps < total);
    byId('play').classList.toggle('playing', playing);
    byId('play').setAttribute('aria-label', playing ? say('暂停', 'Pause') : say('播放', 'Play'));
    byId('at').textContent = say(`第 ${steps} / ${total} ${unit.zh}`, `${unit.en} ${steps} of ${total}`);
    seek.max = String(total);
    seek.value = String(steps);
    seek.disabled = total === 0;
    seek.setAttribute(
      'aria-valuetext',
      say(`第 ${steps} ${unit.zh}，共 ${total} ${unit.zh}`, `${unit.en} ${steps} of ${total}`),
    );
  };
}
