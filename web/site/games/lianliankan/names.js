// Names the games of 连连看 by the words for them in addresses and in the ids of levels.
import { t } from '../../kernel/i18n.js';
import { shapes } from './shapes.js';

/** @type {Record<string, string>} */
const sizes = {
  '5x8': t('大牌', 'Large tiles'),
  '6x8': t('小盘', 'Small'),
  '8x10': t('中盘', 'Medium'),
  '8x14': t('大盘', 'Large'),
  '8x18': t('巨盘', 'Huge'),
  '16x30': t('超大盘', 'Giant'),
};

/** @type {Record<string, string>} */
export const difficulties = {
  easy: t('轻松', 'Easy'),
  normal: t('普通', 'Normal'),
  hard: t('困难', 'Hard'),
  expert: t('大师', 'Expert'),
};

/** @type {Record<string, string>} */
export const gravities = {
  down: t('向下落', 'Tiles fall'),
  up: t('向上升', 'Tiles rise'),
  left: t('向左靠', 'Tiles go left'),
  right: t('向右靠', 'Tiles go right'),
  centre: t('向中间靠', 'Tiles close up'),
};

/** @type {Record<string, string>} */
const words = {
  ...sizes,
  ...difficulties,
  ...gravities,
  daily: t('每日一局', 'Daily game'),
  stages: t('闯关', 'Stages'),
};

/** @param {string} id such as 8x10.normal @returns {string} */
export const levelName = (id) =>
  id
    .split('.')
    .map((word) => words[word] ?? shapes[word]?.name ?? word)
    .join(t(' · ', ', '));
