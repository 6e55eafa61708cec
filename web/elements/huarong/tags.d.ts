// The types of `qiju/elements/huarong`: its tag and the details of its events.
import type { Direction } from '../../api/types.js';
import type { BoardEventMap, Listen } from '../board/events.js';
import type { ValuesOf } from '../board/contract.js';
import type { attributes, members } from './attributes.js';
import type { HuarongController } from './controller.js';
import type { HuarongBoard } from './huarong-board.js';

export * from './index.js';

export interface HuarongBoardEventMap extends BoardEventMap {
  move: CustomEvent<{ id: number; direction: Direction; board: number[][]; steps: number }>;
  win: CustomEvent<{ steps: number; slides: number; moves: number; helped: boolean; demonstrated: boolean }>;
  distance: CustomEvent<{ distance: number | null; trend: 'closer' | 'farther' | 'same' | null }>;
}

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
