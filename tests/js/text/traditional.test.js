import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { known, toHant } from '../../../web/elements/text/hant.js';
import { inThreeLanguages } from '../../../web/elements/text/language.js';
import { languageFrom } from '../../../web/elements/text/language-tag.js';
import { same } from './same-in-both.js';

const web = fileURLToPath(new URL('../../../web/', import.meta.url));
const levels = JSON.parse(readFileSync(`${web}api/huarong/levels.json`, 'utf8'));

/** @param {string} text */
const han = (text) => text.match(/\p{Script=Han}/gu) ?? [];

/** The files in which texts stand that someone reads. */
const files = ['elements', 'site', 'panel', 'tools']
  .flatMap((folder) => readdirSync(`${web}${folder}`, { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((name) => /\.(js|html)$/.test(name) && name !== 'elements/text/hant.js');

test.each([...files, 'api/huarong/levels.json'])(
  'each Chinese character of %s has a traditional one, or is the same in both',
  (file) => {
    const text = readFileSync(web + file, 'utf8').replace(/"zhHant": "[^"]*"/g, '');
    const at = new Set([...known, ...same]);
    expect([...new Set(han(text))].filter((char) => !at.has(char))).toEqual([]);
  },
);

test('the table has each character once, and none that stays', () => {
  expect(new Set(known).size).toBe(known.length);
  expect(known.filter((char) => toHant(char) === char)).toEqual([]);
  expect(known.filter((char) => same.includes(char))).toEqual([]);
});

test('the names of the levels come out as they are published', () => {
  for (const { zh, zhHant } of levels) expect(toHant(zh)).toBe(zhHant);
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

test('texts, functions and tables become traditional alike', () => {
  const { 'zh-Hant': hant, en } = inThreeLanguages({
    zh: { a: '说', b: (/** @type {string} */ name) => `${name}马`, c: ['东'] },
    en: { a: 'say' },
  });
  expect([hant.a, hant.b('赵'), hant.c, en.a]).toEqual(['說', '趙馬', ['東'], 'say']);
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
