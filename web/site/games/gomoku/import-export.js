// Exports the game as a link, an image or a text in one of three notations, and imports games.
import { movesOf } from '../../../elements/gomoku/game.js';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { lazy } from '../../kernel/lazy.js';
import { createImportBox } from '../../kernel/import-box.js';
import { copyAndSay } from '../../kernel/share.js';
import { showBoard } from '../../kernel/show-board.js';
import { describeWarning, errorMessage } from './error-messages.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */
/** @import { Notation, NotationOptions, ParsedGame } from '../../../api/types.js' */

/** @type {Record<Notation, string>} */
const notationNames = {
  base15: t('数字码', 'digits'),
  coordinates: t('坐标', 'coordinates'),
  sgf: 'SGF',
};

/** The formats in which a text may be read beside another. @type {Record<string, string>} */
const formatNames = {
  ...notationNames,
  'coordinates-without-i': t('坐标，列没有 I', 'coordinates without the letter I'),
  points: t('点的编号', 'numbers of points'),
  pairs: t('列和行，从 0 数起', 'columns and rows, counted from 0'),
  'pairs-from-1': t('列和行，从 1 数起', 'columns and rows, counted from 1'),
  diagram: t('棋盘图', 'a diagram'),
};

/** @param {number} moves */
const countMoves = (moves) => t(`${moves} 手`, `${moves} ${moves === 1 ? 'move' : 'moves'}`);

/** @param {ParsedGame} game */
function summaryOf({ name, pieces, position, size }) {
  const stones = (position?.black.length ?? 0) + (position?.white.length ?? 0);
  const content = pieces ? countMoves(pieces.length) : t(`摆好的局面，${stones} 子`, `a position of ${stones} stones`);
  return [name, content, ...(size === 15 ? [] : [`${size}×${size}`])].filter(Boolean).join(t('，', ', '));
}

/**
 * @param {GomokuBoard} board
 * @param {() => URL} linkOf the game
 * @param {() => void} disableOpponent is called before a game is imported
 * @param {(text: string) => void} notify shows a result and reads it out
 * @param {(game: ParsedGame) => void} onImport this game has been opened
 */
export function connectImportExport(board, linkOf, disableOpponent, notify, onImport) {
  const { gomoku } = /** @type {import('../../../elements/gomoku/engine.js').Engine} */ (board.qiju);
  const loadImages = lazy(() => import('./export-image.js'));

  createImportBox(byId('import-box'), {
    label: t('贴入棋谱，或拖入文件', 'Paste a game, or drop a file'),
    placeholder: '777868  /  h8 i8 h9  /  (;GM[4]SZ[15];B[hh])',
    parse: gomoku.parse,
    itemsOf: ({ games }) => games,
    nameOf: summaryOf,
    formats: formatNames,
    open(game) {
      const { pieces, size } = movesOf(game);
      gomoku.judge(pieces, { size }); // before the opponent goes
      disableOpponent();
      board.open(game);
      onImport(game);
      showBoard();
      const summary = summaryOf(game);
      return t(`已导入：${summary}，可撤销`, `Imported: ${summary}; undo restores the previous game`);
    },
    describe: errorMessage,
    describeWarning,
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
