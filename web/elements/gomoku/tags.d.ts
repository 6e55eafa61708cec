// The types of `qiju/elements/gomoku`: its tag and the details of its events.
import type { Force, Progress } from '../../api/types.js';
import type { BoardEventMap, Listen } from '../board/events.js';
import type { ValuesOf } from '../board/contract.js';
import type { attributes, members, stateMembers } from './attributes.js';
import type { GomokuController } from './controller.js';
import type { GomokuBoard } from './gomoku-board.js';
import type { GomokuState, PlayerName } from './state.js';

export * from './index.js';

export interface GomokuBoardEventMap extends BoardEventMap {
  move: CustomEvent<{ point: number; color: 'black' | 'white'; number: number; by: PlayerName | null }>;
  win: CustomEvent<{ winner: 'black' | 'white'; by: PlayerName | null; cells: number[] }>;
  refuse: CustomEvent<{ point: number; reason: 'taken' | 'over' | 'forbidden' | 'turn' | 'choice'; text: string }>;
  aim: CustomEvent<{ point: number | null }>;
  explain: CustomEvent<{ point: number; text: string } | null>;
  progress: CustomEvent<Progress>;
  solve: CustomEvent<Force | null>;
  hint: CustomEvent<{ move: number; score: number; text: string } | null>;
  evaluation: CustomEvent<{ score: number | null }>;
}

declare module './gomoku-board.js' {
  interface GomokuBoard
    extends
      ValuesOf<typeof attributes>,
      Pick<GomokuController, Exclude<(typeof members)[number], 'moves'>>,
      Readonly<Pick<GomokuState, (typeof stateMembers)[number]>> {
    /** The moves on the board, Black first. Setting them opens a game. */
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
