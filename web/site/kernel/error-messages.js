// Translates the engine's errors into the visitor's language.
import { t } from './i18n.js';

/** @import { ParseWarning, QijuError } from '../../api/types.js' */

/** The text for a `reason`, an `argument` or a `code`. @typedef {Record<string, (error: any) => string>} Texts */

/** @type {Texts} */
const shared = {
  // Characters are counted from 1 here, and one that is missing has no value.
  character: ({ at, value }) => {
    const shown = value === undefined ? '' : ` ${JSON.stringify(value)}`;
    return t(`第 ${at + 1} 个字符${shown} 读不懂`, `Character ${at + 1}${shown} makes no sense there`);
  },
  end({ at, value }) {
    const last = value === undefined ? at : at + 1;
    return t(`第 ${last} 个字符之后缺了东西`, `Something is missing after character ${last}`);
  },
  json: () => t('JSON 写错了', 'This is not valid JSON'),
  format: () => t('认不出这是什么格式', 'This is in no known format'),
  encoding: () => t('认不出文件的编码', 'The encoding of the file is unknown'),
  'argument-size': () => t('太长了', 'This is too long'),
};

/** @type {Record<string, () => string>} */
const warnings = {
  encoding: () => t('文件没有写明编码，是猜的', 'The file does not name its encoding, which was guessed'),
};

/** @param {ParseWarning} warning @param {Record<string, () => string>} texts of the game, by code */
export const translateWarning = ({ code, text }, texts) => ({ ...warnings, ...texts })[code]?.() ?? text;

/** @param {unknown} error @param {Texts} texts of the game @returns {string | undefined} undefined if there is no text for it */
export function translateError(error, texts) {
  const { reason = '', argument = '', code } = /** @type {QijuError} */ (error);
  const all = { ...shared, ...texts };
  return (all[reason] ?? all[argument] ?? all[code])?.(error);
}
