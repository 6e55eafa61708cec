// The stages of 连连看 are sixty games in six groups. Within a group the clear rate never rises, and the number of tiles never
// falls while the difficulty is the same.
import { t } from '../../kernel/i18n.js';
import { RECTANGLE, shapes, sidesOf } from './shapes.js';

/** @import { Game } from './address.js' */

/** @typedef {{ name: string, games: readonly string[] }} Group games: "size-or-shape difficulty gravity seed" */

/** Their order never changes: results and addresses have the numbers of the stages. @type {readonly Group[]} */
export const groups = [
  {
    name: t('小棋盘', 'Small boards'),
    games: [
      '4x4 easy none 1000027',
      '4x5 easy none 1000049',
      '4x6 easy none 1000043',
      '4x7 easy none 1000008',
      '4x8 easy none 1000011',
      '6x6 easy none 1000029',
      '5x8 easy none 1000046',
      '6x8 easy none 1000015',
      '7x8 easy none 1000030',
      '8x8 easy none 1000026',
    ],
  },
  {
    name: t('大棋盘', 'Larger boards'),
    games: [
      '6x8 normal none 1000018',
      '7x8 normal none 1000015',
      '8x8 normal none 1000039',
      '9x8 normal none 1000002',
      '10x8 normal none 1000025',
      '10x8 normal none 1000046',
      '10x8 hard none 1000008',
      '11x8 hard none 1000018',
      '12x8 hard none 1000033',
      '14x8 hard none 1000020',
    ],
  },
  {
    name: t('形状', 'Shapes'),
    games: [
      'fish easy none 1000028',
      'house easy none 1000017',
      'zhong easy none 1000048',
      'heart easy none 1000007',
      'butterfly normal none 1000059',
      'gourd normal none 1000027',
      'hourglass normal none 1000035',
      'diamond hard none 1000039',
      'ring hard none 1000025',
      'hui hard none 1000034',
    ],
  },
  {
    name: t('重力', 'Gravity'),
    games: [
      '6x6 easy down 1000020',
      '6x8 easy down 1000011',
      '6x8 easy up 1000035',
      '7x8 normal left 1000051',
      '7x8 normal right 1000038',
      '8x8 normal centre 1000035',
      '8x8 normal up 1000048',
      '9x8 hard down 1000032',
      '10x8 hard left 1000002',
      '10x8 hard centre 1000040',
    ],
  },
  {
    name: t('形状和重力', 'Shapes and gravity'),
    games: [
      'heart easy down 1000002',
      'butterfly easy up 1000048',
      'fish normal left 1000014',
      'house normal down 1000048',
      'ring normal right 1000030',
      'gourd normal centre 1000037',
      'diamond hard up 1000051',
      'zhong hard left 1000052',
      'hourglass hard down 1000006',
      'hui hard centre 1000028',
    ],
  },
  {
    name: t('大师', 'Expert'),
    games: [
      '8x8 expert none 1000035',
      'heart expert none 1000045',
      'butterfly expert centre 1000037',
      '10x8 expert none 1000034',
      '10x8 expert down 1000060',
      'gourd expert up 1000043',
      '12x8 expert none 1000056',
      '12x8 expert right 1000029',
      'hui expert down 1000029',
      '14x8 expert centre 1000048',
    ],
  },
];

/** @param {string} text @returns {Game} */
function parse(text) {
  const [cells, difficulty, gravity, seed] = text.split(' ');
  const [rows, cols] = cells.split('x').map(Number);
  const place = cells in shapes ? sidesOf(cells) : { rows, cols, shape: RECTANGLE };
  return { seed: Number(seed), ...place, difficulty, gravity };
}

/** Stage 1 comes first. @type {readonly Game[]} */
export const stages = groups.flatMap(({ games }) => games.map(parse));

/** @param {Game} game @returns {number | null} its number, from 1; null if it is no stage */
export function stageOf(game) {
  const parts = /** @type {const} */ (['seed', 'rows', 'cols', 'shape', 'difficulty', 'gravity']);
  const index = stages.findIndex((stage) => parts.every((part) => game[part] === stage[part]));
  return index < 0 ? null : index + 1;
}
