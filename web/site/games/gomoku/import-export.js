// Exports the game as a link, an image or a record in one of three notations, and imports records.
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { lazy } from '../../kernel/lazy.js';
import { copyAndSay } from '../../kernel/share.js';
import { errorMessage } from './error-messages.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */
/** @import { Notation, NotationOptions } from '../../../api/types.js' */
/** @typedef {{ notation: Notation, pieces: number[], size: number }} ParsedRecord */

/** @type {Record<Notation, string>} */
const notationNames = {
  base15: t('数字码', 'digits'),
  coordinates: t('坐标', 'coordinates'),
  sgf: 'SGF',
};
const notations = /** @type {Notation[]} */ (Object.keys(notationNames));

/** The notation that an invalid text was probably meant in. @param {string} text @returns {Notation} */
const guessNotation = (text) => (/[;()[\]]/.test(text) ? 'sgf' : /^[0-9a-e]+$/i.test(text) ? 'base15' : 'coordinates');

/**
 * @param {GomokuBoard} board
 * @param {() => URL} linkOf the game
 * @param {() => void} disableOpponent is called before a game is imported
 * @param {(text: string) => void} notify shows a result and reads it out
 * @param {(sgf: string) => void} onRecord the game of this record has been opened
 */
export function connectImportExport(board, linkOf, disableOpponent, notify, onRecord) {
  const { gomoku } = /** @type {import('../../../elements/gomoku/engine.js').Engine} */ (board.qiju);

  /**
   * @param {string} text
   * @param {Notation} notation
   * @returns {ParsedRecord} with the size that an SGF record names, 15 for digits, else the board's
   * @throws {RangeError} from the engine, if the text is no game in this notation
   */
  function parse(text, notation) {
    const parseForSize = (/** @type {number} */ size) => {
      const pieces = gomoku.decode(text, /** @type {NotationOptions} */ ({ notation, size }));
      gomoku.judge(pieces, { size });
      return { notation, pieces, size };
    };
    try {
      return parseForSize(notation === 'base15' ? 15 : board.size);
    } catch (error) {
      const { code, value } = /** @type {import('../../../api/types.js').QijuError} */ (error);
      if (code !== 'board-size') throw error;
      return parseForSize(Number(value)); // the record's own
    }
  }

  /** @param {string} text @returns {ParsedRecord[]} one for each notation in which it is valid */
  const parseAll = (text) =>
    notations.flatMap((notation) => {
      try {
        return [parse(text, notation)];
      } catch {
        return [];
      }
    });

  const record = /** @type {HTMLTextAreaElement} */ (byId('record'));
  const picker = /** @type {HTMLSelectElement} */ (byId('notation'));
  const loadImages = lazy(() => import('./export-image.js'));

  byId('import-game').addEventListener('submit', () => {
    const text = record.value.trim();
    if (!text) return notify(t('先贴入一局棋', 'Paste a game first'));
    const wanted = /** @type {Notation | ''} */ (picker.value);
    const found = wanted ? [] : parseAll(text);
    const games = new Set(found.map(({ pieces }) => pieces.join()));
    if (games.size > 1) {
      const choices = found.map((reading) => notationNames[reading.notation]).join(t('、', ' or '));
      return notify(t(`可以读作${choices}：请选一种记法`, `This can be read as ${choices}: choose the notation`));
    }
    try {
      const { pieces, size, notation: used } = found[0] ?? parse(text, wanted || guessNotation(text));
      disableOpponent();
      board.open(pieces, { size });
      if (used === 'sgf') onRecord(text);
      record.value = '';
      notify(
        t(
          `已导入 ${pieces.length} 手（${notationNames[used]}），可撤销`,
          `${pieces.length} ${pieces.length === 1 ? 'move' : 'moves'} imported (${notationNames[used]}); undo restores the previous game`,
        ),
      );
    } catch (error) {
      notify(errorMessage(error));
    }
  });

  byId('copy').addEventListener('click', () =>
    copyAndSay(linkOf().href, notify, t('链接已复制', 'The link is copied')),
  );

  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-picture]'))) {
    button.addEventListener('click', async () => {
      const images = await loadImages();
      if (!images) return;
      await images.saveImage(board, button.dataset.picture === 'png' ? 'png' : 'svg');
      notify(t('图片已保存', 'The picture is saved'));
    });
  }

  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-copy]'))) {
    button.addEventListener('click', () => {
      const to = /** @type {Notation} */ (button.dataset.copy);
      try {
        const text = gomoku.encode(board.moves, /** @type {NotationOptions} */ ({ notation: to, size: board.size }));
        copyAndSay(text, notify, t(`${notationNames[to]}已复制`, `Copied: ${notationNames[to]}`));
      } catch (error) {
        notify(errorMessage(error));
      }
    });
  }
}
