// The types of `qiju/elements/lianliankan`: its tag and the details of its events.
import type { Cell, Pair } from '../../api/types.js';
import type { BoardHandlers, EventsOf, Listen } from '../board/events.js';
import type { ValuesOf } from '../board/contract.js';
import type { PropsOf } from '../board/props.js';
import type { attributes, members } from './attributes.js';
import type { LianliankanController } from './controller.js';
import type { LianliankanBoard } from './lianliankan-board.js';

export * from './index.js';

/** The events of `<lianliankan-board>`, as handlers. */
export interface LianliankanBoardHandlers extends BoardHandlers {
  /**
   * A pair was removed.
   * @example board.addEventListener('match', ({ detail: { pair } }) => console.log(`${board.remaining} left`, pair));
   */
  onmatch: (event: CustomEvent<{ pair: Pair; path: Cell[] }>) => void;
  /**
   * Two tiles cannot be joined: `turns` is how many turns a path would need, if there is one.
   * @example board.addEventListener('refuse', ({ detail }) => console.log(detail.reason));
   */
  onrefuse: (
    event: CustomEvent<
      { reason: 'different' | 'blocked'; pair: Pair } | { reason: 'turns'; turns: number; pair: Pair }
    >,
  ) => void;
  /**
   * With `watch-clearable`: the board can no longer be cleared.
   * @example board.addEventListener('hopeless', () => board.undo());
   */
  onhopeless: (event: CustomEvent<null>) => void;
  /**
   * No pair can be joined any more.
   * @example board.addEventListener('stuck', () => board.shuffle());
   */
  onstuck: (event: CustomEvent<null>) => void;
  /**
   * All tiles are removed. `demonstrated` means that a playback has removed the last, not the player.
   * @example board.addEventListener('win', ({ detail }) => console.log(detail.helped ? 'with help' : 'alone'));
   */
  onwin: (event: CustomEvent<{ helped: boolean; demonstrated: boolean }>) => void;
  /**
   * A pair is marked, as `hint()` returns it.
   * @example board.addEventListener('hint', ({ detail: { pair } }) => console.log(pair));
   */
  onhint: (event: CustomEvent<{ pair: Pair; proved: boolean }>) => void;
  /**
   * The player has cancelled a deal: the current game goes on.
   * @example board.addEventListener('cancel', () => console.log(board.dealt?.seed));
   */
  oncancel: (event: CustomEvent<null>) => void;
}

/** The events of `<lianliankan-board>` by their types. */
export interface LianliankanBoardEventMap extends EventsOf<LianliankanBoardHandlers> {}

/** What a template or JSX sets on `<lianliankan-board>`. */
export type LianliankanBoardProps = PropsOf<
  LianliankanBoard,
  ValuesOf<typeof attributes>,
  'board',
  LianliankanBoardHandlers
>;

declare module './lianliankan-board.js' {
  interface LianliankanBoard
    extends ValuesOf<typeof attributes>, Pick<LianliankanController, (typeof members)[number]> {
    addEventListener: Listen<LianliankanBoardEventMap>;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lianliankan-board': LianliankanBoard;
  }
}
