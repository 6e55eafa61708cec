// `qiju/inline`: the same functions without a load. The module is in this file, and is made ready by the first call.
import base64 from '#wasm';
import { createQiju } from './qiju.js';
import { instantiate } from './wasm.js';

/** @type {import('./wasm.js').Wasm | undefined} */
let wasm;

const open = () =>
  (wasm ??= instantiate(new WebAssembly.Module(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)))));

export const { connect, solveHuarongRoad, judgeWin, lianliankan, huarong, gomoku } = createQiju(open);
