// The types of `qiju/elements/huarong`: its tag and the details of its events.
import type { Direction } from '../../api/types.js';
import type { BoardHandlers, EventsOf, Listen } from '../board/events.js';
import type { ValuesOf } from '../board/contract.js';
import type { PropsOf } from '../board/props.js';
import type { attributes, members } from './attributes.js';
import type { HuarongController } from './controller.js';
import type { HuarongBoard } from './huarong-board.js';

export * from './index.js';

/** The events of `<huarong-board>`, as handlers. */
export interface HuarongBoardHandlers extends BoardHandlers {
  /**
   * The player has made a step; `steps` is the number of steps so far.
   * @example board.addEventListener('move', ({ detail: { id, direction } }) => console.log(id, direction));
   */
  onmove: (event: CustomEvent<{ id: number; direction: Direction; board: number[][]; steps: number }>) => void;
  /**
   * 曹操 has reached the exit. `demonstrated` means that a playback has brought him there, not the player.
   * @example board.addEventListener('win', ({ detail }) => alert(`Solved in ${detail.moves} moves`));
   */
  onwin: (
    event: CustomEvent<{ steps: number; slides: number; moves: number; helped: boolean; demonstrated: boolean }>,
  ) => void;
  /**
   * The distance to the exit is known (with `watch-distance`); null if it cannot be reached.
   * @example board.addEventListener('distance', ({ detail }) => (status.textContent = `${detail.distance} to go`));
   */
  ondistance: (event: CustomEvent<{ distance: number | null; trend: 'closer' | 'farther' | 'same' | null }>) => void;
}

/** The events of `<huarong-board>` by their types. */
export interface HuarongBoardEventMap extends EventsOf<HuarongBoardHandlers> {}

/** What a template or JSX sets on `<huarong-board>`. */
export type HuarongBoardProps = PropsOf<
  HuarongBoard,
  Omit<ValuesOf<typeof attributes>, 'code'>,
  'board' | 'code',
  HuarongBoardHandlers
>;

declare module './huarong-board.js' {
  interface HuarongBoard
    extends Omit<ValuesOf<typeof attributes>, 'code'>, Pick<HuarongController, (typeof members)[number]> {
    addEventListener: Listen<HuarongBoardEventMap>;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'huarong-board': HuarongBoard;
  }
}
