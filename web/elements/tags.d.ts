// The types of `qiju/elements`: its tags and the details of their events.
import type { GomokuBoardProps } from './gomoku/tags.js';
import type { HuarongBoardProps } from './huarong/tags.js';
import type { LianliankanBoardProps } from './lianliankan/tags.js';

export * from './gomoku/tags.js';
export * from './huarong/tags.js';
export * from './lianliankan/tags.js';

/** What a template or JSX sets on each tag: the frameworks' types follow from it. */
export interface BoardProps {
  'gomoku-board': GomokuBoardProps;
  'huarong-board': HuarongBoardProps;
  'lianliankan-board': LianliankanBoardProps;
}
