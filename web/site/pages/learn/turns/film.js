// The film of the page: rays with more and more turns, and the path that a search by length finds first.
import { t } from '../../../kernel/i18n.js';
import { pathTo, shortestPath, withDirection } from '../direction/algorithm.js';
import { cellName, line, note, ring, tint } from '../marks.js';
import { tileBoard, tileFilm } from '../tile-board.js';
import { fewestTurns } from './algorithm.js';

/** @import { Film } from '../figure.js' */
/** @import { Cell, Frame } from '../marks.js' */
/** @import { TileBoard } from '../tile-board.js' */
/** @import { Reached } from './algorithm.js' */

/** @param {ReadonlyMap<string, Reached>} reached @param {Cell} to @returns {Cell[]} the ends and the turns */
function cornersTo(reached, to) {
  const corner = reached.get(to.join())?.corner;
  return corner ? [...cornersTo(reached, corner), to] : [to];
}

/** @param {TileBoard} state @returns {{ turns: number, cells: Cell[] } | null} the path that a search by length finds first */
function firstShortest({ board, ends: [from, to] }) {
  /** @type {{ turns: number, cells: Cell[] } | null} */
  let found = null;
  shortestPath(board, from, to, withDirection, (step, state) => {
    if (step === 'found' && state) found = { turns: state.turns, cells: pathTo(state) };
  });
  return found;
}

/** @param {number} count */
const turnsText = (count) => (count === 1 ? '1 turn' : `${count} turns`);

/** @type {Film<TileBoard>} */
export const film = {
  ...tileFilm,
  start: tileBoard('#..#.# .A..#. #...#. #...a# .#.#.#'),

  framesOf(state) {
    const { board, ends } = state;
    const [from, to] = ends;
    const shortest = firstShortest(state);
    /** @type {Map<string, number>} */
    const known = new Map();
    /** @type {Frame[]} */
    const frames = [];
    /** @param {string} name @param {string} text @param {Frame['marks']} under @param {Frame['marks']} [over] */
    const add = (name, text, under, over = []) => {
      const numbers = [...known].map(([key, turns]) => {
        const [row, col] = key.split(',').map(Number);
        return board[row]?.[col]
          ? note([row, col], turns, { size: 0.3, right: 0.28, down: 0.27, name: 'on-tile' })
          : note([row, col], turns);
      });
      const notes = new Map(
        [...known].map(([key, turns]) => [
          key.replace(',', ' '),
          t(`最少拐 ${turns} 次`, `${turnsText(turns)} at least`),
        ]),
      );
      frames.push({ line: name, text, marks: [...under, ...numbers, ...over], notes });
    };

    const reached = fewestTurns(board, from, (name, turns, cells, corner) => {
      if (name === 'round') {
        const text =
          turns === 0
            ? t(
                '从 A 往四个方向照出去：看得见的格子不用拐弯。',
                'Look from A in four directions: what it sees needs no turn.',
              )
            : t(
                `第 ${turns} 轮：从 ${cells.length} 个刚照到的空格再照一遍，拐弯 ${turns} 次。`,
                `Round ${turns}: look again from the ${cells.length} free cells just reached, with ${turnsText(turns)}.`,
              );
        add(
          name,
          text,
          cells.map((cell) => tint(cell, 'seen')),
        );
      } else if (name === 'ray' && corner && cells.length > 0) {
        for (const cell of cells) known.set(cell.join(), turns);
        const text = t(
          `从${cellName(corner)}照出去，新照到 ${cells.length} 格，拐弯 ${turns} 次。`,
          `From ${cellName(corner)} this reaches ${cells.length} new cells, with ${turnsText(turns)}.`,
        );
        const free = cells.filter(([row, col]) => !board[row]?.[col]);
        add(
          name,
          text,
          free.map((cell) => tint(cell, 'seen')),
          [line([corner, cells[cells.length - 1]], 'trail'), ring(corner)],
        );
      }
    });

    const end = reached.get(to.join());
    if (!end || !shortest) add('done', t('两个弯之内到不了另一张 A。', 'Two turns do not lead to the other A.'), []);
    else {
      const text =
        end.turns < shortest.turns
          ? t(
              `粗线拐弯 ${end.turns} 次；按长度搜，先找到的是细线，一样长，却拐弯 ${shortest.turns} 次。`,
              `The thick line has ${turnsText(end.turns)}. A search by length finds the thin one first: no longer, but with ${turnsText(shortest.turns)}.`,
            )
          : t(
              `最少拐弯 ${end.turns} 次；按长度搜，先找到的路也是这么多。`,
              `At least ${turnsText(end.turns)}. The path that a search by length finds first has as many.`,
            );
      add('done', text, [], [line(cornersTo(reached, to)), line(shortest.cells, 'trail other')]);
    }
    return frames;
  },
};
