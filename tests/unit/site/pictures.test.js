// Pictures of boards as SVG files.
import { drawBoard } from '../../../web/site/games/gomoku/export-image.js';
import { drawPieces } from '../../../web/site/games/huarong/picture.js';
import { fileOf, styles } from '../../../web/site/kernel/picture-file.js';
import { drawPicture } from '../../../web/site/kernel/picture.js';
import { markupOf, shape } from '../../../web/site/kernel/svg.js';
import { samples } from '../../../web/site/pages/home/samples.js';
import { drawMahjong } from '../../../web/tools/assets/mahjong.js';

/** @typedef {{ name: string, attributes: Record<string, string>, text: string }} Element */

/** Parses a file strictly. @param {string} file @returns {Element[]} in document order */
function parse(file) {
  /** @type {Element[]} */
  const elements = [];
  /** @type {Element[]} */
  const open = [];
  const rest = file.replace(
    /<([\w-]+)((?: [\w:-]+="[^"<]*")*)(\/?)>|<\/([\w-]+)>|[^<]+/g,
    (token, name, attributes, isEmpty, closed) => {
      if (closed && open.pop()?.name !== closed) throw new Error(`${closed} is not open`);
      if (name) {
        const pairs = [...attributes.matchAll(/([\w:-]+)="(.*?)"/g)].map(([, key, value]) => [key, value]);
        elements.push({ name, attributes: Object.fromEntries(pairs), text: '' });
        if (!isEmpty) open.push(/** @type {Element} */ (elements.at(-1)));
      } else if (!closed) {
        if (/&(?!#\d+;)/.test(token)) throw new Error(`${token} has a bare &`);
        for (const element of open) element.text += token;
      }
      return '';
    },
  );
  if (rest || open.length > 0) throw new Error(`${rest} is left, or ${open.length} open`);
  return elements;
}

/** @param {import('../../../web/site/kernel/svg.js').Picture} drawn @param {keyof typeof styles} style @param {string} [defs] */
const fileFor = (drawn, style, defs) => parse(fileOf(drawn, { width: 400, height: 500, style: styles[style], defs }));

/** @param {Element[]} file @param {string} name */
const ofClass = (file, name) => file.filter(({ attributes }) => attributes.class?.split(' ').includes(name));

/** @param {Element[]} file */
const textsOf = (file) => file.filter(({ name }) => name === 'text').map(({ text }) => text);

test.each(
  /** @type {const} */ ([
    ['lianliankan', 'serif', 'tile', samples.lianliankan.flat().filter(Boolean).length],
    ['huarongdao', 'pieces', 'piece', 10],
    ['wuziqi', 'stones', 'stone', samples.wuziqi.moves.length],
  ]),
)('the sample has each tile, piece or stone, and is the same each time: %s', (game, style, name, count) => {
  const draw = () => drawPicture(game, samples[game], { language: 'zh' });
  const file = fileFor(draw(), style);
  expect(ofClass(file, name)).toHaveLength(count);
  expect(file[0].attributes).toMatchObject({
    width: '400',
    height: '500',
    viewBox: /** @type {any} */ (expect.any(String)),
  });
  expect(markupOf(draw())).toBe(markupOf(draw()));
});

test.each(/** @type {const} */ (['serif', 'dark', 'letters', 'mahjong']))('each tile has a face: %s', async (skin) => {
  const board = [Array.from({ length: 42 }, (_, index) => index + 1), [0, -1, 43]];
  const defs = skin === 'mahjong' ? `<defs>${await drawMahjong()}</defs>` : '';
  const file = fileFor(drawPicture('lianliankan', board, { language: 'zh-Hant', skin }), skin, defs);
  expect(ofClass(file, 'tile')).toHaveLength(43);
  const ids = new Set(file.map(({ attributes }) => attributes.id));
  const pictures = file.filter(({ attributes }) => attributes.transform?.startsWith('translate(.04'));
  const faces = skin === 'mahjong' ? pictures.map(({ attributes }) => attributes.href.slice(1)) : textsOf(file);
  expect(faces).toHaveLength(43);
  expect(faces.filter((face) => !face || (skin === 'mahjong' && !ids.has(face)))).toEqual([]);
  expect(new Set(faces).size).toBe(skin === 'mahjong' ? 42 : 36);
});

test('a piece has a name in a language, and is red if it has a goal', () => {
  const named = fileFor(drawPieces(samples.huarongdao, { language: 'zh-Hant' }), 'pieces');
  expect(ofClass(named, 'caocao').map(({ text }) => text)).toEqual(['曹操']);
  expect(named[0].text).toContain('張飛');
  expect(textsOf(fileFor(drawPieces(samples.huarongdao), 'pieces'))).toEqual([]);
  const board = [
    [1, 1, -2],
    [1, 0, 2],
    [0, -1, 2],
  ];
  const file = fileFor(drawPieces({ board, wanted: [2] }, { language: 'zh' }), 'pieces');
  const groups = file.filter(({ name }) => name === 'g').map(({ attributes }) => attributes.class);
  expect(groups).toEqual(['piece', 'gate', 'piece caocao', 'wall']);
  expect(textsOf(file)).toEqual([]);
});

test('an exported position is rotated with its coordinates, shows winning rows, and optional numbers', () => {
  const given = { size: 15, moves: [0, 112], quarters: 1, mirrored: false };
  const verdict = /** @type {any} */ ({ rows: [[0, 60]] });
  const file = fileFor(drawBoard({ ...given, numbers: true, verdict }), 'stones');
  expect(ofClass(file, 'stone').map(({ attributes: { cx, cy } }) => [cx, cy])).toEqual([
    ['14.5', '0.5'],
    ['7.5', '7.5'],
  ]);
  expect(ofClass(file, 'row').map(({ attributes: { x1, y1, x2, y2 } }) => [x1, y1, x2, y2])).toEqual([
    ['14.5', '0.5', '10.5', '0.5'],
  ]);
  expect(textsOf(file).slice(0, 2)).toEqual(['1', 'A']);
  expect(textsOf(file).slice(-2)).toEqual(['1', '2']);
  expect([ofClass(file, 'last').length, ofClass(file, 'star').length]).toEqual([0, 5]);
  const plain = fileFor(drawBoard({ ...given, numbers: false, verdict: undefined }), 'stones');
  expect([ofClass(plain, 'row').length, ofClass(plain, 'last').length, textsOf(plain).length]).toEqual([0, 1, 30]);
});

test('texts and attributes may have any character', () => {
  const [{ attributes, text }] = parse(markupOf(shape('text', { title: '"<&' }, '<&"')));
  expect([attributes.title, text]).toEqual(['&#34;&#60;&#38;', '&#60;&#38;&#34;']);
});
