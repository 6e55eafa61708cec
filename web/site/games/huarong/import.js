// Imports puzzles.
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { createImportBox } from '../../kernel/import-box.js';
import { describeError, describeWarning } from './error-messages.js';

/** @import { QijuError } from '../../../api/types.js' */
/** @import { Engine } from '../../../elements/huarong/engine.js' */

/** The formats in which a text may be read beside another. */
const formatNames = {
  ...{ picture: t('图形', 'a picture'), ids: t('编号', 'rows of numbers'), code: t('分享码', 'a share code') },
};

/**
 * @param {Engine['huarong']} huarong
 * @param {(code: string) => Promise<void>} playCode
 */
export function connectImport(huarong, playCode) {
  createImportBox(byId('import-box'), {
    label: t('贴入谜题，或拖入文件', 'Paste a puzzle, or drop a file'),
    placeholder: 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM',
    async parse(input, options) {
      const { puzzles, ...read } = await huarong.parse(input, options);
      return { ...read, items: puzzles };
    },
    nameOf: ({ name, board }) => [name, `${board.length}×${board[0].length}`].filter(Boolean).join(t('，', ', ')),
    formats: formatNames,
    async open({ board, goal, gates, lengthwise }) {
      await playCode(huarong.encode(board, { goal, gates, lengthwise }));
      return t('已导入', 'Imported');
    },
    describe: (error) =>
      /** @type {QijuError} */ (error).code === 'board-size'
        ? t('没有写明目标，不能玩', 'It has no goal, so it cannot be played')
        : describeError(error),
    describeWarning,
  });
}
