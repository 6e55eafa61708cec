// A game of 五子棋 to take along: as a link, a picture, or text in three notations, which is read back from any of them.
import { byId } from '../../shared/dom.js';
import { t } from '../../shared/i18n.js';
import { faultOf } from './faults.js';

/** @typedef {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} GomokuBoard */
/** @typedef {import('../../../api/types.js').Notation} Notation */
/** @typedef {{ notation: Notation, pieces: number[], size: number }} Read */

const notations = /** @type {const} */ (['base15', 'coordinates', 'sgf']);

/** @type {Record<Notation, () => string>} */
const names = {
  base15: () => t('数字码', 'digits'),
  coordinates: () => t('坐标', 'coordinates'),
  sgf: () => 'SGF',
};

/**
 * @param {GomokuBoard} board
 * @param {string} text
 * @param {Notation} notation
 * @returns {Read} of an SGF record on the board that it asks for, else on the one on show, or 15×15 for digits
 * @throws {RangeError} the engine's
 */
function read(board, text, notation) {
  const { gomoku } = /** @type {import('../../../elements/board/board-element.js').Qiju} */ (board.qiju);
  const readOn = (/** @type {number} */ size) => {
    const pieces = gomoku.decode(text, { notation, size });
    gomoku.judge(pieces, { size });
    return { notation, pieces, size };
  };
  try {
    return readOn(notation === 'base15' ? 15 : board.size);
  } catch (error) {
    const asked = /a game on a board of (\d+)/.exec(String(error));
    if (!asked) throw error;
    return readOn(Number(asked[1]));
  }
}

/** @param {GomokuBoard} board @param {string} text @returns {Read[]} in every notation in which it is a game */
const readings = (board, text) =>
  notations.flatMap((notation) => {
    try {
      return [read(board, text, notation)];
    } catch {
      return [];
    }
  });

/** What it looks like, to t what is wrong with it. @param {string} text @returns {Notation} */
const guess = (text) => (/[;()[\]]/.test(text) ? 'sgf' : /^[0-9a-e]+$/i.test(text) ? 'base15' : 'coordinates');

/**
 * @param {GomokuBoard} board
 * @param {() => void} rest: a game that was read is there to be looked at, nobody answers
 * @param {(text: () => string) => void} tell says it in the page and aloud
 */
export function connectRecord(board, rest, tell) {
  const record = /** @type {HTMLTextAreaElement} */ (byId('record'));
  const notation = /** @type {HTMLSelectElement} */ (byId('notation'));

  byId('import').addEventListener('submit', () => {
    const text = record.value.trim();
    if (!text) return tell(() => t('先贴入一局棋', 'Paste a game first'));
    const wanted = /** @type {Notation | ''} */ (notation.value);
    const found = wanted ? [] : readings(board, text);
    const games = new Set(found.map(({ pieces }) => pieces.join()));
    if (games.size > 1) {
      const ways = () => found.map((reading) => names[reading.notation]()).join(t('、', ' or '));
      return tell(() => t(`可以读作${ways()}：请选一种记法`, `This can be read as ${ways()}: choose the notation`));
    }
    try {
      const { pieces, size, notation: used } = found[0] ?? read(board, text, wanted || guess(text));
      rest();
      board.open(pieces, { size });
      record.value = '';
      tell(() =>
        t(
          `已导入 ${pieces.length} 手（${names[used]()}），可撤销`,
          `${pieces.length} ${pieces.length === 1 ? 'move' : 'moves'} imported (${names[used]()}); undo brings back the game before`,
        ),
      );
    } catch (error) {
      tell(faultOf(error));
    }
  });

  byId('copy').addEventListener('click', async () => {
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    tell(
      copied
        ? () => t('链接已复制', 'The link is copied')
        : () => t('浏览器不让复制：链接就在地址栏里', 'The browser forbids it: the link is in the address bar'),
    );
  });

  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-picture]'))) {
    button.addEventListener('click', async () => {
      const { savePicture } = await import('./picture.js');
      await savePicture(board, button.dataset.picture === 'png' ? 'png' : 'svg');
      tell(() => t('图片已存', 'The picture is saved'));
    });
  }

  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-copy]'))) {
    button.addEventListener('click', async () => {
      const to = /** @type {Notation} */ (button.dataset.copy);
      const { gomoku } = /** @type {import('../../../elements/board/board-element.js').Qiju} */ (board.qiju);
      try {
        const text = gomoku.encode(board.pieces, { notation: to, size: board.size });
        const copied = await navigator.clipboard?.writeText(text).then(
          () => true,
          () => false,
        );
        if (copied) return tell(() => t(`${names[to]()}已复制`, `Copied: ${names[to]()}`));
        record.value = text;
        tell(() => t('浏览器不让复制：棋谱写在框里了', 'The browser forbids it: the game is in the box'));
      } catch (error) {
        tell(faultOf(error));
      }
    });
  }
}
