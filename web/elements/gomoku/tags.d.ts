// The types of `qiju/elements/gomoku`: its tag and the details of its events.
import type { Force, Progress } from '../../api/types.js';
import type { BoardHandlers, EventsOf, Listen } from '../board/events.js';
import type { ValuesOf } from '../board/contract.js';
import type { PropsOf } from '../board/props.js';
import type { attributes, members, stateMembers } from './attributes.js';
import type { GomokuController } from './controller.js';
import type { GomokuBoard } from './gomoku-board.js';
import type { GomokuState, PlayerName } from './state.js';

export * from './index.js';

/** The events of `<gomoku-board>`, as handlers. */
export interface GomokuBoardHandlers extends BoardHandlers {
  /**
   * A stone was placed; `score`: the computer's evaluation of its own move, from −1, a proved loss, to 1, a proved win.
   * @example board.addEventListener('move', ({ detail: { number, color, point } }) => console.log(number, color, point));
   */
  onmove: (
    event: CustomEvent<{
      point: number;
      color: 'black' | 'white';
      number: number;
      by: PlayerName | null;
      score: number | null;
    }>,
  ) => void;
  /**
   * The move won the game.
   * @example board.addEventListener('win', ({ detail }) => alert(`${detail.winner} has won`));
   */
  onwin: (event: CustomEvent<{ winner: 'black' | 'white'; by: PlayerName | null; cells: number[] }>) => void;
  /**
   * The stone was not placed; `text` says why in the board's language.
   * @example board.addEventListener('refuse', ({ detail }) => (status.textContent = detail.text));
   */
  onrefuse: (
    event: CustomEvent<{ point: number; reason: 'taken' | 'over' | 'forbidden' | 'turn' | 'choice'; text: string }>,
  ) => void;
  /**
   * Another point, or none, waits for its second tap.
   * @example board.addEventListener('aim', ({ detail }) => (confirm.disabled = detail.point === null));
   */
  onaim: (event: CustomEvent<{ point: number | null }>) => void;
  /**
   * A forbidden point gets the pointer or the focus; null if it loses it.
   * @example board.addEventListener('explain', ({ detail }) => (status.textContent = detail?.text ?? ''));
   */
  onexplain: (event: CustomEvent<{ point: number; text: string } | null>) => void;
  /**
   * Positions searched so far by `solve`, `hint` or the computer.
   * @example board.addEventListener('progress', ({ detail }) => (status.textContent = `${detail.searched}`));
   */
  onprogress: (event: CustomEvent<Progress>) => void;
  /**
   * The answer of `solve`, or null if it was stopped.
   * @example board.addEventListener('solve', ({ detail }) => console.log(detail?.status));
   */
  onsolve: (event: CustomEvent<Force | null>) => void;
  /**
   * The answer of `hint`, or null if it was stopped.
   * @example board.addEventListener('hint', ({ detail }) => console.log(detail?.move));
   */
  onhint: (event: CustomEvent<{ move: number; score: number; text: string } | null>) => void;
  /**
   * The evaluation has changed (with `watch-score`): −1 to 1 for Black, null while it is not known.
   * @example board.addEventListener('evaluation', ({ detail }) => (meter.value = detail.score ?? 0));
   */
  onevaluation: (event: CustomEvent<{ score: number | null }>) => void;
}

/** The events of `<gomoku-board>` by their types. */
export interface GomokuBoardEventMap extends EventsOf<GomokuBoardHandlers> {}

/** What a template or JSX sets on `<gomoku-board>`. */
export type GomokuBoardProps = PropsOf<
  GomokuBoard,
  ValuesOf<typeof attributes>,
  'moves' | 'marks',
  GomokuBoardHandlers
>;

declare module './gomoku-board.js' {
  interface GomokuBoard
    extends
      ValuesOf<typeof attributes>,
      Pick<GomokuController, Exclude<(typeof members)[number], 'moves'>>,
      Readonly<Pick<GomokuState, (typeof stateMembers)[number]>> {
    /**
     * The moves on the board, Black first. Setting them opens a game.
     * @example board.moves = [112, 113, 97];
     */
    get moves(): number[];
    set moves(moves);
    addEventListener: Listen<GomokuBoardEventMap>;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gomoku-board': GomokuBoard;
  }
}
