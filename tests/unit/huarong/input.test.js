// The arrow keys of <huarong-board>.
import { load } from 'qiju/huarong';
import { neighbour } from '../../../web/elements/huarong/input.js';

const huarong = await load();
const directions = /** @type {const} */ (['up', 'down', 'left', 'right']);

test.each(huarong.levels)('arrow keys move the focus from any piece to any other: $zh', ({ board }) => {
  const pieces = huarong.pieces(board);
  for (const start of pieces) {
    const reached = new Set([start]);
    for (const piece of reached) {
      for (const direction of directions) reached.add(neighbour(piece, direction, pieces) ?? piece);
    }
    expect(reached.size).toBe(pieces.length);
  }
});
