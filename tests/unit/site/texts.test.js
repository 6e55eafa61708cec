// The build writes pages and scripts with texts in two languages as pages and scripts in one.
import { parseAst } from 'rollup/parseAst';
import { htmlIn, scriptIn } from '../../../web/tools/site/texts.js';

/** @typedef {import('../../../web/elements/text/language-tag.js').Language} Language */

/** @type {readonly Language[]} */
const languages = ['zh', 'zh-Hant', 'en'];

/** @param {string} source */
const scripts = (source) =>
  languages.map((language) => scriptIn(source, /** @type {any} */ (parseAst(source)), language));

/** @param {string} source of an expression with `x` @param {unknown} [x] */
const values = (source, x) => scripts(`(${source});`).map((text) => new Function('x', `return ${text}`)(x));

test('a page has the texts of its language', () => {
  const html = '<b title="{{关闭|Close}}">{{剩|}}<i>{{一只|one\n left}}</i></b>';
  expect(languages.map((language) => htmlIn(html, language))).toEqual([
    '<b title="关闭">剩<i>一只</i></b>',
    '<b title="關閉">剩<i>一隻</i></b>',
    '<b title="Close"><i>one\n left</i></b>',
  ]);
});

test('a script keeps one argument of each translation, also of nested ones', () => {
  expect(values("t('复盘', 'Review')")).toEqual(['复盘', '復盤', 'Review']);
  expect(values("t('“设置”', 'Settings')")).toEqual(['“设置”', '「設定」', 'Settings']);
  expect(values("t(`${x} 步，${t('赢', 'won')}`, `${x} steps, ${t('赢', 'won')}`)", 3)).toEqual([
    '3 步，赢',
    '3 步，贏',
    '3 steps, won',
  ]);
  expect(values("[x && t('对', 'yes'), t(x ? '东' : '西', x ? 'east' : 'west')].join()", true)).toEqual([
    '对,东',
    '對,東',
    'yes,east',
  ]);
  for (const script of scripts("f(t('甲', 'A'), g(() => t('乙', 'B')));")) expect(script).not.toContain('t(');
});

test('a table of three languages keeps one', () => {
  expect(
    values('inThreeLanguages({ zh: { a: (n) => `${n} 对` }, en: { a: (n) => `${n} pairs` } })').map(Object.keys),
  ).toEqual(languages.map((language) => [language]));
  expect(values('((zh, en) => inThreeLanguages({ zh, en }))("龙", "Dragon")')).toEqual([
    { zh: '龙' },
    { 'zh-Hant': '龍' },
    { en: 'Dragon' },
  ]);
});

test('everything else is unchanged', () => {
  const source = 'const t = (a) => a;\nt(1); x.t(1, 2);\nexport const { zh } = { zh: [1, , 2] };\nclass A { #b = 1 }\n';
  expect(scripts(source)).toEqual([source, source, source]);
});
