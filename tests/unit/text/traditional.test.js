import { readFileSync, readdirSync } from 'node:fs';
import { Converter } from 'opencc-js/cn2t';
import { known, toHant } from '../../../web/elements/text/hant.js';
import { inThreeLanguages } from '../../../web/elements/text/language.js';
import { languageFrom } from '../../../web/elements/text/language-tag.js';

const root = new URL('../../../', import.meta.url);
/** Written as paths from here: then this test runs again after a change of a file in them. */
const folders = [
  '../../../web/elements',
  '../../../web/site',
  '../../../web/panel',
  '../../../web/tools',
  '../../../docs/zh',
];
const data = ['web/api/huarong/levels.json', 'web/api/huarong/puzzles.json'];

/** @param {string} text */
const han = (text) => text.match(/\p{Script=Han}/gu) ?? [];

/** The files with texts for readers. */
const files = folders
  .map((folder) => folder.slice('../../../'.length))
  .flatMap((folder) => readdirSync(new URL(folder, root), { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((name) => /\.(js|html|md)$/.test(name) && name !== 'web/elements/text/hant.js');

const openCC = Converter({ from: 'cn', to: 'tw' });

/** Simplified characters with several traditional forms, and the form that is meant here. */
const ambiguous = new Map(
  ['游游', '采采', '台台', '泄泄', '松鬆', '复複', '干乾', '签簽', '鉴鑒', '钟鐘'].map(([a, b]) => [a, b]),
);

/** @param {string} char @returns {string} */
const traditional = (char) => ambiguous.get(char) ?? openCC(char);

test.each([...files, ...data])('each Chinese character of %s is converted as by OpenCC', (file) => {
  const text = readFileSync(new URL(file, root), 'utf8').replace(/"zhHant": "[^"]*"/g, '');
  const wrong = [...new Set(han(text))].filter((char) => toHant(char) !== traditional(char));
  expect(wrong.map((char) => `${char}: ${traditional(char)}`)).toEqual([]);
});

test('the table has each character once, and only those that change', () => {
  expect(new Set(known).size).toBe(known.length);
  expect(known.filter((char) => toHant(char) === char)).toEqual([]);
});

test.each(data)('the names in %s are converted to their published forms', (file) => {
  for (const { zh, zhHant } of JSON.parse(readFileSync(new URL(file, root), 'utf8'))) expect(toHant(zh)).toBe(zhHant);
});

test.each([
  ['恢复、复制、重复、复盘', '恢復、複製、重複、復盤'],
  ['求解之后，后面只有一只卒', '求解之後，後面只有一隻卒'],
  ['这里面的关系', '這裡面的關係'],
  ['标准、轻松、剩余、周围', '標準、輕鬆、剩餘、周圍'],
  ['赵云的头发干净；若干云', '趙雲的頭髮乾淨；若干雲'],
  ['黑棋冲四，白棋活三', '黑棋衝四，白棋活三'],
  ['A 至 O，第 3 行', 'A 至 O，第 3 行'],
])('%s', (zh, hant) => {
  expect(toHant(zh)).toBe(hant);
  expect(toHant(hant)).toBe(hant);
});

test('texts, functions and tables become traditional', () => {
  const { 'zh-Hant': hant, en } = inThreeLanguages({
    zh: { a: '说', b: (/** @type {string} */ name) => `${name}马`, c: ['东'] },
    en: { a: 'say', b: (name) => `${name} Ma`, c: ['East'] },
  });
  expect([hant.a, hant.b('赵'), hant.c, en.a, en.b('Zhao')]).toEqual(['說', '趙馬', ['東'], 'say', 'Zhao Ma']);
});

test.each([
  ['zh', 'zh'],
  ['zh-CN', 'zh'],
  ['zh-Hans-HK', 'zh'],
  ['zh-TW', 'zh-Hant'],
  ['zh-hk', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['zha', 'en'],
])('a visitor who asks for %s gets %s', (tag, language) => expect(languageFrom(tag)).toBe(language));
