// Splits a text into blocks of rows: boards, goals and words between titles and empty lines.
import { toHalfWidth } from '../../parse/text.js';

/**
 * A line, or a string of a source file. An escape sequence counts as its last character.
 * @typedef {{ text: string, at: number }} Row
 */

/**
 * @typedef {object} Block
 * @property {Row[]} rows without empty ones
 * @property {string} [name] the title above
 * @property {boolean} follows true if only empty lines separate it from the block before
 * @property {boolean} lengthwise true if the word follows
 */

/** Other spaces, punctuation, quotation marks and line ends: each stands for one character of ASCII. @type {Readonly<Record<string, string>>} */
const ASCII = {
  ...{ '\u00a0': ' ', '\u3002': '.', '\u3001': ',', '\u201c': '"', '\u201d': '"', '\u2018': "'", '\u2019': "'" },
  ...{ '\u2028': '\n', '\u2029': '\n' },
};

/** Replaces marks of Chinese and other texts, so that every index stays the same. @param {string} text */
export const toAscii = (text) =>
  toHalfWidth(text).replace(/[\u00a0\u3002\u3001\u201c\u201d\u2018\u2019\u2028\u2029]/g, (mark) => ASCII[mark]);

/** A line that a source file has between quotation marks: only punctuation follows. */
const QUOTED = /^(["'`]).*\1[\s+,;.)\]}\\]*$/;
const LINE_END = /\r\n|\n|\r/;
const COMMENT = /^(?:;|\/\/)(.*)/;
const NUMBERED = /^(?:(?:level|puzzle|board|card)\s*#?\d|第.{1,6}[关關局题題])/i;
const FIELD = /^(\p{L}[\p{L}\d _-]+):(?:\s(.*))?$/u;
const NAME = /^(?:name|title|level|puzzle|名|名称|名稱|标题|標題)$/i;
const GOAL = /^(?:goal|target|目标|目標)$/i;
const FENCE = /^(?:```|~~~)/;

/** True for a piece of a source file: a line consists of strings. @param {string} text */
export const isSource = (text) => text.split(LINE_END).some((line) => QUOTED.test(line.trim()));

/** Lists the quoted strings of a line, with rows where they contain line ends. @param {string} line @param {number} start */
function readStrings(line, start) {
  /** @type {{ rows: Row[], before: string }[]} */
  const strings = [];
  let before = '';
  for (let i = 0; i < line.length; i++) {
    const quote = line[i];
    if (!/["'`]/.test(quote)) {
      if (quote.trim()) before = quote;
      continue;
    }
    const rows = [{ text: '', at: start + i + 1 }];
    for (i++; i < line.length && line[i] !== quote; i++) {
      const isEscape = line[i] === '\\' && i + 1 < line.length;
      if (isEscape) i++;
      if (isEscape && /[nr]/.test(line[i])) rows.push({ text: '', at: start + i + 1 });
      else rows[rows.length - 1].text += isEscape && line[i] === 't' ? '\t' : line[i];
    }
    if (i < line.length) {
      strings.push({ rows: rows.length > 1 && rows.at(-1)?.text === '' ? rows.slice(0, -1) : rows, before });
    }
    before = quote;
  }
  return strings;
}

/** Returns the title that a line is, '' for a line of other data about a puzzle, undefined for any other line. @param {string} line */
function titleOf(line) {
  const [, comment] = COMMENT.exec(line) ?? [];
  if (comment !== undefined) return comment.trim();
  if (NUMBERED.test(line)) return line;
  const [, key, value] = FIELD.exec(line) ?? [];
  if (key === undefined) return FENCE.test(line) ? '' : undefined;
  return value ? (NAME.test(key) ? value.trim() : '') : key;
}

/**
 * @param {string} text after `toAscii`
 * @param {string} original before it: titles are taken from there
 * @returns {Block[]}
 */
export function readBlocks(text, original) {
  /** @type {Block[]} */
  const blocks = [];
  /** @type {Block | undefined} */
  let block;
  let name = '';
  let follows = true;
  /** @param {string} title @param {string} line @param {number} at */
  const addTitle = (title, line, at) => {
    block = undefined;
    if (GOAL.test(title)) return;
    follows = false;
    const start = at + line.indexOf(title);
    if (title) name = original.slice(start, start + title.length);
  };
  /** @param {Row} row */
  const addRow = (row) => {
    // A line of spaces is a row if it has the width of the row above and that has spaces or walls.
    const above = block?.rows.at(-1)?.text ?? '';
    const isRow = isQuoted || row.text.trim() !== '' || (above.length === row.text.length && /[# ]/.test(above));
    if (row.text === '' || !isRow) block = undefined;
    else {
      if (!block) {
        blocks.push((block = { rows: [], ...(name && { name }), follows, lengthwise: false }));
        name = '';
        follows = true;
      }
      block.rows.push(row);
    }
  };

  const isQuoted = isSource(text);
  let at = 0;
  for (const line of text.split(LINE_END)) {
    const trimmed = line.trim();
    if (/^lengthwise$/i.test(trimmed)) {
      if (blocks.length > 0) blocks[blocks.length - 1].lengthwise = true;
      block = undefined;
    } else if (isQuoted && trimmed === '') block = undefined;
    else if (isQuoted) {
      const strings = readStrings(line, at);
      if (/^["'`]/.test(trimmed)) strings.forEach(({ rows }) => rows.forEach(addRow));
      else {
        // A row may begin in the line of a declaration; another string there is a name.
        const isRow = (/** @type {{ before: string }} */ { before }) => /[=[]/.test(before);
        const rows = strings.filter(isRow);
        const named = strings.find((string) => !isRow(string));
        addTitle(named?.rows[0].text ?? COMMENT.exec(trimmed)?.[1].trim() ?? '', line, at);
        rows.forEach((string) => string.rows.forEach(addRow));
      }
    } else {
      const title = titleOf(trimmed);
      if (title === undefined) addRow({ text: line, at });
      else addTitle(title, line, at);
    }
    at += line.length;
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
  }
  return blocks;
}
