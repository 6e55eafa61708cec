// Formats the tables for the terminal and the documents.
import { format, resolveConfig } from 'prettier';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @import { ColdResult, Compared, Result, SearchResult, SizeResult, SpeedResult } from './rows.js'
 * @import { Spread } from './measure.js'
 */

/** @param {number} number with about two digits */
const digits = (number) => number.toFixed(number < 1 ? 2 : number < 10 ? 1 : 0);

/** @param {number} ns */
export const time = (ns) =>
  ns < 1e3 ? `${ns.toFixed(0)} ns` : ns < 1e6 ? `${digits(ns / 1e3)} µs` : `${digits(ns / 1e6)} ms`;

/** @param {number} nsPerCall */
const rate = (nsPerCall) => `${(1e3 / nsPerCall).toFixed(2)} M/s`;

/** @param {Spread} ratio */
export const ratio = ({ median, q1, q3 }) => `${digits(median)}× (${digits(q1)}–${digits(q3)})`;

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(0)} %`;

/** @param {number} ms */
const milliseconds = (ms) => time(1e6 * ms);

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** @typedef {'en' | 'zh'} Language */

/** The rows of the READMEs, by name, with the plain JavaScript of tutorials and the best that we could write. */
const SUMMARY = [
  { name: 'connect', tutorial: 'breadth-first search', best: 'bit masks in JavaScript' },
  { name: 'connect on a view', tutorial: 'breadth-first search', best: 'bit masks in JavaScript, kept' },
  { name: 'huarong.solve step', tutorial: 'breadth-first search', best: 'with links, positions as strings' },
  { name: 'judgeWin', tutorial: 'set of stones', best: 'array of points' },
];

const TEXT = {
  en: {
    summary: ['work', 'Qiju', 'JavaScript of tutorials', 'well-written JavaScript'],
    cold: ['first result', 'plain JavaScript', '`qiju/core`', 'one game', '`qiju`', 'faster after'],
    speed: ['work', 'package', 'native', 'native ÷ package', 'textbook', 'its time', 'textbook ÷ package'],
    searches: ['search', 'number', 'decided', 'p50', 'p99', 'max', 'native ÷ package', 'textbook ÷ package'],
    gravity: ['columns × rows', 'down', 'up', 'left', 'right', 'centre', 'memory'],
    sizes: ['download', 'raw', 'gzip'],
  },
  zh: {
    summary: ['计算', 'Qiju', '教程里的 JavaScript', '精心写的 JavaScript'],
    cold: ['第一个结果', '普通 JavaScript', '`qiju/core`', '一个游戏', '`qiju`', '多少次后更快'],
    speed: ['计算', '包', '原生', '原生 ÷ 包', '教科书写法', '其用时', '教科书写法 ÷ 包'],
    searches: ['搜索', '个数', '已判定', 'p50', 'p99', '最大', '原生 ÷ 包', '教科书写法 ÷ 包'],
    gravity: ['列 × 行', '向下', '向上', '向左', '向右', '向中心', '内存'],
    sizes: ['下载', '原始', 'gzip'],
  },
};

/** @typedef {{ head: string[], rows: string[][] }} Table */

/** @param {SpeedResult} result @param {Language} language @returns {string[][]} a line for each textbook version */
function speedLines({ en, zh, time: ns, isRate, native, others }, language) {
  const show = isRate ? rate : time;
  const first = [language === 'en' ? en : zh, show(ns), show(native.time), ratio(native.ratio)];
  const lines = others.map((other) => [
    language === 'en' ? other.name : other.zh,
    show(other.time),
    ratio(other.ratio),
  ]);
  return (lines.length > 0 ? lines : [['–', '–', '–']]).map((line, i) => [
    ...(i === 0 ? first : ['', '', '', '']),
    ...line,
  ]);
}

/** @param {SpeedResult[]} results @param {Language} language @returns {string[][]} */
function summaryLines(results, language) {
  return SUMMARY.flatMap(({ name, tutorial, best }) =>
    results
      .filter((it) => it.name === name)
      .map(({ en, zh, time: ns, others }) => {
        const cells = [tutorial, best].map((wanted) => {
          const other = others.find((it) => it.name === wanted);
          return other ? `${time(other.time)}, ${digits(other.ratio.median)}×` : '–';
        });
        return [language === 'en' ? en : zh, time(ns), ...cells];
      }),
  );
}

/** @param {ColdResult} result @param {SpeedResult[]} speed @param {Language} language */
function coldLine({ name, core, game, all, warm, ...rest }, speed, language) {
  const row = speed.find((it) => it.name === warm);
  const best = SUMMARY.find((it) => it.name === warm)?.best;
  const saved = (row?.others.find((it) => it.name === best)?.time ?? NaN) - (row?.time ?? NaN);
  const calls = Math.max(1, Math.ceil((core - rest.plain) / saved));
  const count = calls.toLocaleString('en', { maximumSignificantDigits: 2 });
  const breakEven = !(saved > 0) ? '–' : language === 'en' ? `${count} call${calls > 1 ? 's' : ''}` : `${count} 次`;
  return [`\`${name.replace('cold ', '')}\``, ...[rest.plain, core, game, all].map(time), breakEven];
}

/** @param {SearchResult} result @param {Language} language */
function searchLine({ en, zh, count, qiju, native, others }, language) {
  const { decided, p50, p99, max } = qiju ?? native;
  const [first, second] = others;
  return [
    language === 'en' ? en : zh,
    String(count),
    percent(decided),
    ...[p50, p99, max].map(milliseconds),
    first ? ratio(first.ratio) : '–',
    second ? ratio(second.ratio) : '–',
  ];
}

/** @param {SearchResult[]} results */
function gravityLines(results) {
  return [...new Set(results.map(({ en }) => en))].map((size) => {
    const those = results.filter(({ en }) => en === size);
    const shares = ['down', 'up', 'left', 'right', 'centre'].map((gravity) => {
      const found = those.find((it) => it.gravity === gravity);
      return found ? percent(found.native.decided) : '–';
    });
    return [size, ...shares, `${Math.max(...those.map(({ native }) => native.memory / 2 ** 20)).toFixed(0)} MB`];
  });
}

/** @param {Result[]} results @param {Language} language @returns {Record<string, Table>} the tables that have rows */
export function tables(results, language) {
  const text = TEXT[language];
  const speed = results.filter((it) => it.table === 'speed');
  const cold = results.filter((it) => it.table === 'cold');
  const searched = results.filter((it) => 'count' in it);
  const searches = searched.filter((it) => it.table === 'searches');
  const gravity = searched.filter((it) => it.table === 'gravity');
  const sizes = results.filter((it) => it.table === 'sizes');
  const all = {
    summary: { head: text.summary, rows: summaryLines(speed, language) },
    cold: { head: text.cold, rows: cold.map((it) => coldLine(it, speed, language)) },
    speed: { head: text.speed, rows: speed.flatMap((it) => speedLines(it, language)) },
    searches: { head: text.searches, rows: searches.map((it) => searchLine(it, language)) },
    gravity: { head: text.gravity, rows: gravityLines(gravity) },
    sizes: {
      head: text.sizes,
      rows: sizes.map(({ name, raw, gzip }) => [`\`${name}\``, kilobytes(raw), kilobytes(gzip)]),
    },
  };
  return Object.fromEntries(Object.entries(all).filter(([, { rows }]) => rows.length > 0));
}

/** @param {string} text @returns {number} the width in columns of a terminal */
const width = (text) => [...text].reduce((sum, it) => sum + (/[\u2e80-\uffef]/u.test(it) ? 2 : 1), 0);

/** @param {Table} table @returns {string} for a terminal */
export function plain({ head, rows }) {
  const lines = [head, ...rows].map((line) => line.map((cell) => cell.replaceAll('`', '')));
  const widths = head.map((_, i) => Math.max(...lines.map((line) => width(line[i]))));
  return lines
    .map((line) =>
      line
        .map((cell, i) => {
          const space = ' '.repeat(widths[i] - width(cell));
          return i === 0 || head[i - 1].startsWith('native ÷') ? cell + space : space + cell;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {Table} table */
function markdown({ head, rows }) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** Replaces the text between `<!-- bench: NAME -->` and `<!-- /bench -->` in the documents. @param {Result[]} results */
export async function writeDocuments(results) {
  for (const [name, language] of /** @type {const} */ ([
    ['README.md', 'en'],
    ['docs/performance.md', 'en'],
    ['README.zh-CN.md', 'zh'],
    ['docs/zh/performance.md', 'zh'],
  ])) {
    const file = fileURLToPath(new URL(`../../${name}`, import.meta.url));
    const all = tables(results, language);
    const text = readFileSync(file, 'utf8').replace(
      /(<!-- bench: (\w+) -->\n)[^]*?(<!-- \/bench -->)/g,
      (_, start, table, end) => `${start}\n${markdown(all[table])}\n\n${end}`,
    );
    writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
  }
}
