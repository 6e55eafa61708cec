// Sliding-block puzzles as pictures of characters:
//
//     #AABB
//     #AAC.        a letter or digit = a cell of a piece, . = blank, # = wall, - = gate
//
//     .....        after an empty line: the goal, with . for anything
//     ..AA.

const BLANK = '.';

/** @type {Record<string, number>} */
const CELLS = { [BLANK]: 0, 0: 0, '#': -1, '-': -2 };

/** The id of a piece: a digit's value, otherwise the character's code. @param {string} character */
const idOf = (character) => CELLS[character] ?? (/[1-9]/.test(character) ? Number(character) : character.charCodeAt(0));

/** The character of an id that a picture gave. @param {number} id */
const nameOf = (id) => (id < 10 ? String(id) : String.fromCharCode(id));

/** Numbers between spaces or commas, as a board has them; of one column, they have different lengths or one digit. */
const NUMBERS = /^\s*-?\d+(?:[\s,]+-?\d+)*\s*$/;

/**
 * Whether a text is a picture and not a board of numbers: it has a line that is no list of numbers, or nothing but digits in
 * lines of the same length.
 * @param {string} text
 */
export function isPicture(text) {
  const rows = text.split('\n').map((row) => row.trim()).filter((row) => row !== ''); // prettier-ignore
  if (rows.length === 0 || rows.some((row) => /[\s,]/.test(row))) return false;
  if (rows.some((row) => !NUMBERS.test(row))) return rows.every((row) => /^[\w.#-]+$/.test(row));
  return rows[0].length > 1 && rows.every((row) => /^\d+$/.test(row) && row.length === rows[0].length);
}

/**
 * @param {string} text
 * @returns {{ board: number[][], goal?: number[][], name: (id: number) => string }} what is wrong with it, the package says
 */
export function parsePicture(text) {
  const [board, goal] = text
    .replaceAll('\r', '')
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((row) => Array.from(row.trim(), idOf)));
  return { board, ...(goal && { goal }), name: nameOf };
}
