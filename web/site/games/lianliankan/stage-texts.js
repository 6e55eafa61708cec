// Names the stages and describes their boards.
import { joined, t } from '../../kernel/i18n.js';
import { difficulties, gravities } from './names.js';
import { describeShape, RECTANGLE, shapes } from './shapes.js';
import { stages } from './stages.js';

/** @param {number} stage */
export const nameOfStage = (stage) => t(`第 ${stage} 关`, `Stage ${stage}`);

/** @param {number} stage @returns {string} its tiles, difficulty and gravity */
export function describeStage(stage) {
  const { rows, cols, shape, difficulty, gravity } = stages[stage - 1];
  const tiles = shape === RECTANGLE ? t(`${rows * cols} 张`, `${rows * cols} tiles`) : describeShape(shapes[shape]);
  return joined(tiles, difficulties[difficulty].toLowerCase(), gravities[gravity]?.toLowerCase());
}
