// Names the rules and the opponents of 五子棋, and the levels that they make.
import { joined, t } from '../../kernel/i18n.js';

/** @type {Record<string, string>} */
const rules = {
  freestyle: t('自由', 'Freestyle'),
  standard: t('标准', 'Standard'),
  renju: t('连珠', 'Renju'),
  caro: 'Caro',
};

/** @param {import('../../../api/types.js').Rule} rule @returns {string} */
export const ruleName = (rule) => rules[rule];

/** The levels of the computer. @type {Record<string, string>} */
export const strengths = {
  beginner: t('入门', 'Beginner'),
  easy: t('初级', 'Easy'),
  normal: t('中级', 'Normal'),
  hard: t('高级', 'Hard'),
  expert: t('专家', 'Expert'),
  master: t('大师', 'Master'),
};

/** @param {string} word @returns {string} */
function nameOf(word) {
  if (/^\d+$/.test(word)) return `${word} × ${word}`;
  if (word === 'link') return t('好友', 'A friend');
  const strength = strengths[word];
  return strength ? t(`电脑 · ${strength}`, `Computer, ${strength.toLowerCase()}`) : (rules[word] ?? word);
}

/** @param {string} id such as freestyle.15.easy @returns {string} */
export const levelName = (id) => joined(...id.split('.').map(nameOf));
