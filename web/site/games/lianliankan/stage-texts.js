// What a stage is called, and which board it has.
import { t } from '../../kernel/i18n.js';
import { pickers } from './controls.js';
import { RECTANGLE } from './shapes.js';
import { stages } from './stages.js';

/** @param {number} stage */
export const nameOfStage = (stage) => t(`第 ${stage} 关`, `Stage ${stage}`);

/** @param {HTMLSelectElement} picker @param {string} value @returns {string} what the picker calls it */
function optionText({ options }, value) {
  const option = /** @type {HTMLOptionElement} */ ([...options].find((each) => each.value === value));
  const [zh, en] = (option.dataset.text ?? '').split('|');
  return t(zh, en);
}

/** @param {number} stage @returns {string} its tiles, difficulty and gravity */
export function describeStage(stage) {
  const { rows, cols, shape, difficulty, gravity } = stages[stage - 1];
  const parts = [
    shape === RECTANGLE ? t(`${rows * cols} 张`, `${rows * cols} tiles`) : optionText(pickers.shape, shape),
    optionText(pickers.difficulty, difficulty).toLowerCase(),
  ];
  if (gravity !== 'none') parts.push(optionText(pickers.gravity, gravity).toLowerCase());
  return parts.join(t('，', ', '));
}
