// The playback controls, of the board or the film that is on show.
import { byId } from '../../kernel/dom.js';
import { createPlaybackControls } from '../../kernel/playback-controls.js';

/** @import { Playable } from '../../kernel/playback-controls.js' */

/** Solutions are long: speed 1 of these controls is so many times that of the games. */
const PACE = 4;

/** @type {Playable | null} */
let shown = null;
let speed = 1;

const update = createPlaybackControls(
  {
    get steps() {
      return shown?.steps ?? 0;
    },
    get total() {
      return shown?.total ?? 0;
    },
    playback: {
      get playing() {
        return shown?.playback.playing ?? false;
      },
      get speed() {
        return speed;
      },
      set speed(chosen) {
        speed = chosen;
        if (shown) shown.playback.speed = PACE * chosen;
      },
      play: () => shown?.playback.play(),
      pause: () => shown?.playback.pause(),
      step: (count) => shown?.playback.step(count),
      seek: (steps) => shown?.playback.seek(steps),
    },
  },
  'panel',
  undefined,
  () => (shown?.total ?? 0) > 0,
);

/** @param {Playable | null} playable what the controls play back from now on, and after each of its changes */
export function control(playable) {
  if (playable !== shown) {
    shown?.playback.pause();
    byId('step').textContent = '';
    if (playable) playable.playback.speed = PACE * speed;
  }
  shown = playable;
  update();
}
