// Tests a pasted `judgeWin`.
import { verdict } from './verdict.js';

/**
 * @import { Qiju } from '../../api/qiju.js'
 * @import { Verdict } from './verdict.js'
 */

/** @type {readonly { zh: string, en: string, pieces: number[] }[]} */
export const games = [
  { zh: '空棋盘', en: 'No moves', pieces: [] },
  { zh: '竖五', en: 'Five in a column', pieces: [0, 1, 15, 16, 30, 31, 45, 46, 60] },
  { zh: '横五', en: 'Five in a row', pieces: [112, 97, 113, 98, 114, 99, 115, 100, 116] },
  { zh: '斜五', en: 'Five on a diagonal', pieces: [64, 65, 80, 81, 96, 97, 112, 113, 128] },
  { zh: '反斜五', en: 'Five on the other diagonal', pieces: [70, 71, 84, 85, 98, 99, 112, 113, 126] },
  { zh: '白五', en: 'Five for white', pieces: [0, 110, 2, 111, 4, 112, 6, 113, 8, 114] },
  { zh: '补在中间', en: 'A filled gap', pieces: [110, 0, 111, 2, 113, 4, 114, 6, 112] },
  { zh: '六连', en: 'Six in a row', pieces: [110, 0, 111, 2, 112, 4, 114, 6, 115, 8, 113] },
  { zh: '只有四子', en: 'Only four', pieces: [110, 0, 111, 2, 112, 4, 113] },
  { zh: '换行不算', en: 'Across the edge', pieces: [11, 224, 12, 223, 13, 222, 14, 221, 15] },
];

/** @param {number} seed @returns {number[]} random moves on a small part of the board, so that fives are common */
export function randomGame(seed) {
  let state = seed * 2654435761 + 1;
  const random = (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const points = Array.from({ length: 49 }, (_, i) => 15 * Math.floor(i / 7) + (i % 7) + 64);
  for (let i = points.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [points[i], points[j]] = [points[j], points[i]];
  }
  return points.slice(0, 9 + random(41));
}

/**
 * @param {Pick<Qiju, 'judgeWin'>} qiju
 * @param {readonly number[][]} calls games
 * @param {readonly unknown[]} answers
 * @returns {Verdict}
 */
export function judgeVerdict(qiju, calls, answers) {
  const wrong = calls.findIndex((pieces, i) => answers[i] !== qiju.judgeWin(pieces));
  if (wrong < 0) {
    return verdict(
      true,
      `判了 ${calls.length} 局，全对。在棋盘上落子，每一手都会再判。`,
      `${calls.length} games, all correct. Place stones: every move is judged again.`,
    );
  }
  const count = calls.filter((pieces, i) => answers[i] !== qiju.judgeWin(pieces)).length;
  const text = JSON.stringify(calls[wrong]);
  return verdict(
    false,
    `判了 ${calls.length} 局，错 ${count} 局。比如 judgeWin(${text})：你的 ${String(answers[wrong])}，我们的 ${qiju.judgeWin(calls[wrong])}。`,
    `${calls.length} games, ${count} wrong. For example, judgeWin(${text}): yours ${String(answers[wrong])}, ours ${qiju.judgeWin(calls[wrong])}.`,
  );
}
