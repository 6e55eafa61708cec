// How <huarong-board> is played: its attributes as properties.
import { PlayedElement } from '../board/played-element.js';

/** @typedef {import('../../api/types.js').Level} Level */
/** @typedef {import('../../api/types.js').Metric} Metric */

/** Between two places of a piece, in milliseconds; a beat of a playback is 400, and a moment of it is rest. */
const SLIDE = { usual: 140, longest: 360 };

export class HuarongOptions extends PlayedElement {
  /** What counts as one. @returns {Metric} */
  get metric() {
    const metric = this.getAttribute('metric');
    return metric === 'step' || metric === 'slide' ? metric : 'move';
  }

  set metric(metric) {
    this.setAttribute('metric', metric);
  }

  /** Look after every change how far the exit is? */
  get watch() {
    return this.hasAttribute('watch');
  }

  set watch(watch) {
    this.toggleAttribute('watch', watch);
  }

  get speed() {
    return super.speed;
  }

  set speed(speed) {
    super.speed = speed;
    this.style.setProperty('--slide', `${Math.min(SLIDE.usual, SLIDE.longest / speed)}ms`);
  }

  /**
   * The board that the attributes name; that of the first classic if they name none.
   * @protected
   * @param {{ levels: readonly Level[], decode: (code: string) => number[][] }} rules
   * @returns {readonly (readonly number[])[]}
   * @throws {TypeError | RangeError} if the code is none
   */
  namedBoard({ levels, decode }) {
    const code = this.getAttribute('code');
    const wanted = this.getAttribute('level');
    const level = levels.find(
      ({ zh, zhHant, pinyin, en, aka }) => wanted && [zh, zhHant, pinyin, en, ...aka].includes(wanted),
    );
    return code ? decode(code) : (level ?? levels[0]).board;
  }
}
