// Puzzles as values: JSON, and the same in JavaScript, Python or C. Brackets of all kinds are lists, except braces with keys.
import { isArray } from '../../arguments.js';
import { finish, shapesOf } from './board.js';
import { toAscii } from './lines.js';

/**
 * @import { Goal, ParsedPuzzle } from '../../types.js'
 * @import { Block, Row } from './lines.js'
 */

/** @typedef {number | string | boolean | null | Node[] | Map<string, Node>} Value */
/** @typedef {{ at: number, value: Value }} Node */

/** No puzzle is nested deeper. */
const MAX_DEPTH = 8;
const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)/y;
const NUMBER = /[+-]?\d+/y;
const WORD = /[\p{L}_$][\p{L}\d_$]*/uy;
/** @type {Readonly<Record<string, boolean | null>>} */
const CONSTANTS = { true: true, True: true, false: false, False: false, null: null, None: null };
/** @type {Readonly<Record<string, string>>} */
const CLOSING = { '[': ']', '(': ')', '{': '}' };

/** True if a text begins as a list of lists or an object, or begins and ends with brackets. @param {string} text */
export const looksLikeJson = (text) =>
  /^\s*(?:\[\s*[[{\d"-]|\{\s*")/.test(text) ||
  (/^\s*[[{(]/.test(text) && /[\]})]$/.test(text.slice(-100).replace(/[\s;,]+$/, '')));

/**
 * Reads a value, without recursion.
 * @param {string} text
 * @returns {{ root?: Node, fault?: { at: number, words: string } }}
 */
export function readLiteral(text) {
  /** @typedef {{ at: number, close: string, list: Node[], object?: Map<string, Node>, key?: string }} Level */
  /** @type {Level[]} */
  const levels = [];
  /** @type {Node | undefined} */
  let root;
  let i = 0;
  /** True after a value. */
  let isFull = false;
  /** @param {RegExp} pattern */
  const take = (pattern) => {
    pattern.lastIndex = i;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) i += found.length;
    return found;
  };
  /** @param {number} at @param {string} [words] */
  const fail = (at, words) => ({
    fault: {
      at,
      words: words ?? `is ${JSON.stringify(text[at] ?? 'the end of the text')}, which JSON does not have there`,
    },
  });

  const skipSpace = () => {
    for (;;) {
      if (text.startsWith('/*', i)) {
        const end = text.indexOf('*/', i + 2);
        i = end < 0 ? text.length : end + 2;
      } else if (take(SPACE) === undefined) return;
    }
  };

  for (;;) {
    skipSpace();
    const at = i;
    const level = levels.at(-1);
    if (i === text.length) return root && !level ? { root } : fail(at, 'ends the text within a list or an object');
    const mark = text[i];
    if (!level && root) {
      if (!';,'.includes(mark)) return fail(at);
      i++;
      continue;
    }
    if (level && mark === level.close) {
      i++;
      levels.pop();
      if (level.object && level.key !== undefined) return fail(at);
      /** @type {Node} */
      const node = { at: level.at, value: level.object ?? level.list };
      if (!add(levels.at(-1), node)) return fail(at);
      continue;
    }
    if (level && isFull) {
      if (mark !== ',') return fail(at);
      i++;
      isFull = false;
      continue;
    }
    if (mark in CLOSING) {
      if (levels.length === MAX_DEPTH) return fail(at, `is the ${MAX_DEPTH + 1}th opening bracket, puzzles have fewer`);
      i++;
      levels.push({ at, close: CLOSING[mark], list: [] });
      isFull = false;
      continue;
    }
    /** @type {Value | undefined} */
    let value;
    let isKey = false;
    if (mark === '"' || mark === "'" || mark === '`') {
      let string = '';
      for (i++; i < text.length && text[i] !== mark; i++) {
        if (text[i] === '\\') i++;
        string += text[i - 1] === '\\' ? ({ n: '\n', r: '\n', t: '\t' }[text[i]] ?? text[i]) : text[i];
      }
      if (i >= text.length) return fail(at, 'begins a string that does not end');
      i++;
      value = string;
      isKey = true;
    } else {
      const number = take(NUMBER);
      if (number !== undefined) value = Number(number);
      else {
        const word = take(WORD);
        if (word === undefined) return fail(at);
        isKey = true;
        value = word in CONSTANTS ? CONSTANTS[word] : word;
      }
    }
    skipSpace();
    if (isKey && text[i] === ':' && level?.close === '}' && level.key === undefined && level.list.length === 0) {
      i++;
      level.object ??= new Map();
      level.key = String(value);
      continue;
    }
    if (!add(level, { at, value })) return fail(at);
  }

  /** @param {Level | undefined} level @param {Node} node */
  function add(level, node) {
    isFull = true;
    if (!level) root = node;
    else if (!level.object) level.list.push(node);
    else if (level.key === undefined) return false;
    else {
      level.object.set(level.key, node);
      level.key = undefined;
    }
    return true;
  }
}

/** @typedef {import('./index.js').ParserContext} ParserContext */
/** @typedef {(blocks: readonly Block[], context: ParserContext) => { puzzles: ParsedPuzzle[] }} ReadAll */

/** @param {Node} node */
const listOf = ({ value }) => (isArray(value) ? value : undefined);
/** @param {Node[] | undefined} list @returns {string} */
const kindOf = (list) => (list?.length ? (listOf(list[0]) ? 'list' : typeof list[0].value) : 'nothing');

/** Names of the key of a title, the first that exists. */
const NAMES = ['name', 'title', 'en', 'zh'];
const KEYS = ['board', 'goal', 'gates', 'lengthwise', ...NAMES];

/**
 * Reads a puzzle or a list of puzzles.
 * @param {Node} root
 * @param {ParserContext} context
 * @param {ReadAll} readAll reads rows that are strings
 * @returns {ParsedPuzzle[]}
 */
export function readValue(root, context, readAll) {
  const { refuse, warn } = context.source;
  /** @type {Set<string>} */
  const unknown = new Set();

  /** @param {Node} node @param {string} words @returns {number} */
  const integer = ({ at, value }, words) =>
    typeof value === 'number' && value >= -2 && value < 2 ** 31 ? value : refuse('json', at, `begins ${words}`);

  /** @param {Node} node @returns {number[][]} */
  const board = (node) => {
    const rows = listOf(node);
    if (!rows || kindOf(rows) !== 'list') return refuse('json', node.at, 'begins no board, want a list of rows');
    const ids = rows.map((row) =>
      (listOf(row) ?? refuse('json', row.at, 'begins no row of a board, want a list of ids')).map((cell) =>
        integer(cell, 'no id, want an integer from -2'),
      ),
    );
    const ragged = ids.findIndex(({ length }) => length !== ids[0].length || length === 0);
    if (ragged >= 0) {
      refuse('ragged', rows[ragged].at, `begins a row of ${ids[ragged].length} cells, the first has ${ids[0].length}`);
    }
    return ids;
  };

  /** @param {Node} node @returns {Goal[]} */
  const goals = (node) => {
    const list = listOf(node);
    if (kindOf(list) === 'list') return [...shapesOf(board(node))].map(([id, { row, col }]) => ({ id, row, col }));
    return (list ?? [node]).map(({ at, value }) => {
      const [id, row, col] = ['id', 'row', 'col'].map((key) => {
        const number = value instanceof Map ? value.get(key) : undefined;
        return integer(number ?? { at, value: null }, `no goal, want numbers ${key}`);
      });
      return { id, row, col };
    });
  };

  /** @param {Node} node @returns {number[][]} */
  const gates = (node) =>
    (listOf(node) ?? refuse('json', node.at, 'begins no list of gates')).map((cell) => {
      const pair = listOf(cell);
      if (pair?.length !== 2) return refuse('json', cell.at, 'begins no gate, want [row, col]');
      return pair.map((number) => integer(number, 'no number of a row or column'));
    });

  /** @param {Node[]} strings @returns {Row[]} */
  const rowsOf = (strings) =>
    strings.flatMap(({ at, value }) =>
      toAscii(String(value))
        .split('\n')
        .map((text) => ({ text, at: at + 1 })),
    );

  /** @param {Row[]} rows @param {string} [name] */
  const readRows = (rows, name) => {
    /** @type {Block[]} */
    const blocks = [];
    rows.forEach((row, i) => {
      if (row.text === '') return;
      if (i === 0 || rows[i - 1].text === '') {
        blocks.push({ rows: [], follows: i > 0, lengthwise: false, ...(name && { name }) });
      }
      blocks[blocks.length - 1].rows.push(row);
    });
    return readAll(blocks, { ...context, only: undefined }).puzzles;
  };

  /** @param {Node} node @returns {ParsedPuzzle[]} */
  const puzzles = (node) => {
    const { at, value } = node;
    const list = listOf(node);
    if (list) {
      if (kindOf(list) === 'string') return readRows(rowsOf(list));
      const characters = list.map((row) => listOf(row)?.map(({ value: mark }) => mark));
      if (characters.every((row) => row?.every((mark) => typeof mark === 'string' && mark.length === 1))) {
        return readRows(list.map((row, i) => ({ text: toAscii(characters[i]?.join('') ?? ''), at: row.at })));
      }
      if (
        kindOf(list) === 'object' ||
        (kindOf(list) === 'list' && ['list', 'string'].includes(kindOf(listOf(list[0]))))
      ) {
        return list.flatMap(puzzles);
      }
      return [puzzle(node, {}, at)];
    }
    if (!(value instanceof Map)) {
      return refuse('json', at, 'begins no puzzle, want rows of ids or an object with a board');
    }
    const [name] = NAMES.flatMap((key) => (value.has(key) ? [value.get(key)?.value] : []));
    for (const [key, { at: place }] of value) {
      if (!KEYS.includes(key) && !unknown.has(key)) {
        unknown.add(key);
        warn('text', place, `the value of ${JSON.stringify(key)} is not read`);
      }
    }
    const shown = value.get('board') ?? refuse('json', at, 'begins an object without a board');
    const given = (/** @type {string} */ key) => {
      const found = value.get(key);
      return found && found.value !== null ? found : undefined;
    };
    const options = {
      ...(given('goal') && { goals: goals(/** @type {Node} */ (given('goal'))) }),
      ...(given('gates') && { gates: gates(/** @type {Node} */ (given('gates'))) }),
      ...(value.get('lengthwise')?.value === true && { lengthwise: true }),
      ...(typeof name === 'string' && name && { name }),
    };
    const strings =
      typeof shown.value === 'string' ? [shown] : kindOf(listOf(shown)) === 'string' ? listOf(shown) : undefined;
    if (!strings) return [puzzle(shown, options, at)];
    const { goals: goal, ...rest } = options;
    return readRows(rowsOf(strings)).map((read) => ({ ...read, ...rest, ...(goal && { goal }) }));
  };

  /** @param {Node} shown @param {{ goals?: Goal[], gates?: number[][], lengthwise?: boolean, name?: string }} options @param {number} at */
  const puzzle = (shown, options, at) =>
    finish({ board: board(shown), ...options, locate: () => at, isTrimmed: false, isRigid: true }, context);

  return puzzles(root);
}
