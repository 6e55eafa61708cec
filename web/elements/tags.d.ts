// The types of `qiju/elements`: its tags and the details of their events.
import type { Cell, Direction, Force, Pair, Progress } from '../api/types.js';
import type { GomokuBoard } from './gomoku/gomoku-board.js';
import type { PlayerName } from './gomoku/state.js';
import type { HuarongBoard } from './huarong/huarong-board.js';
import type { LianliankanBoard } from './lianliankan/lianliankan-board.js';

export * from './index.js';

interface BoardEventMap {
  ready: CustomEvent<null>;
  error: CustomEvent<unknown>;
  change: CustomEvent<null>;
}

export interface LianliankanBoardEventMap extends BoardEventMap {
  match: CustomEvent<{ pair: Pair; path: Cell[] }>;
  refuse: CustomEvent<{ reason: 'different' | 'blocked'; pair: Pair } | { reason: 'turns'; turns: number; pair: Pair }>;
  hopeless: CustomEvent<null>;
  stuck: CustomEvent<null>;
  win: CustomEvent<{ helped: boolean }>;
}

export interface HuarongBoardEventMap extends BoardEventMap {
  move: CustomEvent<{ id: number; direction: Direction; board: number[][]; steps: number }>;
  win: CustomEvent<{ steps: number; slides: number; moves: number; helped: boolean }>;
  distance: CustomEvent<{ distance: number | null; trend: 'closer' | 'farther' | 'same' | null }>;
}

export interface GomokuBoardEventMap extends BoardEventMap {
  move: CustomEvent<{ point: number; color: 'black' | 'white'; number: number; by: PlayerName | null }>;
  win: CustomEvent<{ winner: 'black' | 'white'; by: PlayerName | null; cells: number[] }>;
  refuse: CustomEvent<{ point: number; reason: 'taken' | 'over' | 'forbidden' | 'turn' | 'choice'; text: string }>;
  aim: CustomEvent<{ point: number | null }>;
  explain: CustomEvent<{ point: number; text: string } | null>;
  progress: CustomEvent<Progress>;
  solve: CustomEvent<Force | null>;
  hint: CustomEvent<{ move: number; score: number; text: string } | null>;
  outlook: CustomEvent<{ score: number | null }>;
}

/** `addEventListener` with the events of a board. */
interface Listen<Events> {
  <K extends keyof Events>(
    type: K,
    listener: (event: Events[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare module './lianliankan/lianliankan-board.js' {
  interface LianliankanBoard {
    addEventListener: Listen<LianliankanBoardEventMap>;
  }
}
declare module './huarong/huarong-board.js' {
  interface HuarongBoard {
    addEventListener: Listen<HuarongBoardEventMap>;
  }
}
declare module './gomoku/gomoku-board.js' {
  interface GomokuBoard {
    addEventListener: Listen<GomokuBoardEventMap>;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lianliankan-board': LianliankanBoard;
    'huarong-board': HuarongBoard;
    'gomoku-board': GomokuBoard;
  }
}
