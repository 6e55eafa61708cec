// Imports puzzles.
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { createImportBox } from '../../kernel/import-box.js';
import { describeError, describeWarning } from './error-messages.js';

/** @import { QijuError } from '../../../api/types.js' */
/** @import { Engine } from '../../../elements/huarong/engine.js' */

/** The formats in which a text may be read beside another. */
const formatNames = {
  picture: t('图形', 'a picture'),
  ids: t('编号', 'rows of numbers'),
  code: t('分享码', 'a share code'),
  'rush-hour': t('汽车华容道', 'Rush Hour'),
};

/**
 * @param {Engine['huarong']} huarong
 * @param {(code: string) => Promise<void>} playCode
 */
export function connectImport(huarong, playCode) {
  createImportBox(byId('import-box'), {
    label: t('贴入谜题，或拖入文件', 'Paste a puzzle, or drop a file'),
    placeholder: 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM',
    parse: huarong.parse,
    itemsOf: ({ puzzles }) => puzzles,
    nameOf: ({ name, board }) => [name, `${board.length}×${board[0].length}`].filter(Boolean).join(t('，', ', ')),
    formats: formatNames,
    async open(puzzle) {
      await playCode(huarong.encode(puzzle.board, puzzle));
      return t('已导入', 'Imported');
    },
    describe: (error) =>
      /** @type {QijuError} */ (error).code === 'board-size'
        ? t('没有写明目标，不能玩', 'It has no goal, so it cannot be played')
        : describeError(error),
    describeWarning,
  });
}
