// The types of `qiju/elements/lianliankan`: its tag and the details of its events.
import type { Cell, Pair } from '../../api/types.js';
import type { BoardEventMap, Listen } from '../board/events.js';
import type { ValuesOf } from '../board/contract.js';
import type { attributes, members } from './attributes.js';
import type { LianliankanController } from './controller.js';
import type { LianliankanBoard } from './lianliankan-board.js';

export * from './index.js';

export interface LianliankanBoardEventMap extends BoardEventMap {
  match: CustomEvent<{ pair: Pair; path: Cell[] }>;
  refuse: CustomEvent<{ reason: 'different' | 'blocked'; pair: Pair } | { reason: 'turns'; turns: number; pair: Pair }>;
  hopeless: CustomEvent<null>;
  stuck: CustomEvent<null>;
  win: CustomEvent<{ helped: boolean; demonstrated: boolean }>;
  hint: CustomEvent<{ pair: Pair; proved: boolean }>;
  cancel: CustomEvent<null>;
}

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
