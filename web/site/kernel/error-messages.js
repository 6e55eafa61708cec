// Translates the engine's errors into the visitor's language.
import { t } from './i18n.js';

/** @import { QijuError } from '../../api/types.js' */

/** The text for a `reason`, an `argument` or a `code`. @typedef {Record<string, (error: any) => string>} Texts */

/** @type {Texts} */
const shared = {
  // Characters are counted from 1 here, and one that is missing has no value.
  character: ({ at, value }) => {
    const shown = value === undefined ? '' : ` ${JSON.stringify(value)}`;
    return t(`第 ${at + 1} 个字符${shown} 读不懂`, `Character ${at + 1}${shown} makes no sense there`);
  },
};

/** @param {unknown} error @param {Texts} texts of the game @returns {string | undefined} undefined if there is no text for it */
export function translateError(error, texts) {
  const { reason = '', argument = '', code } = /** @type {QijuError} */ (error);
  const all = { ...shared, ...texts };
  return (all[reason] ?? all[argument] ?? all[code])?.(error);
}
