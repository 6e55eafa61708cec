// The code that embeds a game with the chosen options in other sites, and the page around that game.
import { readFileSync } from 'node:fs';

/** A choice on the page of each game, and the options in the address of the frame. @type {[game: string, path: string, choice: [string, string] | null, options: Record<string, string>][]} */
const embeddable = [
  ['lianliankan', 'lianliankan/', ['#difficulty', 'hard'], { difficulty: 'hard', size: '8x10', skin: 'mahjong' }],
  ['huarong', 'huarongdao/', null, { code: '000GAYZHM' }],
  ['gomoku', 'wuziqi/', ['#opponent', 'hard'], { opponent: 'hard', color: 'black', rule: 'freestyle' }],
];

test.each(embeddable)('the page of %s copies the code of a frame', async (game, path, choice, options) => {
  const tab = await visit(path);
  if (choice) tab.fill(...choice);
  await tab.act('#copy-embed');
  expect(tab.text('.toast p')).toMatch(/嵌入代码/);
  const holder = tab.document.createElement('div');
  holder.innerHTML = tab.copied[0];
  expect(holder.querySelectorAll('*')).toHaveLength(1);
  const { src, title } = /** @type {HTMLIFrameElement} */ (holder.firstElementChild);
  const { origin, pathname, searchParams } = new URL(src);
  expect(origin + pathname).toBe(`${tab.window.location.origin}/single/${game}.html`);
  expect(title).toBe(tab.text('h1'));
  expect(Object.fromEntries(searchParams)).toEqual(options);
  expect(tab.faults).toEqual([]);
});

test.each(['../../../docs/embedding.md', '../../../docs/zh/embedding.md'])(
  'the sample page of %s listens only to its frame',
  async (path) => {
    const text = readFileSync(new URL(path, import.meta.url), 'utf8');
    const [, frame, script] = /^```html\n(<iframe[^]*<\/iframe>)\n<script>([^]*)<\/script>\n```/m.exec(text) ?? [];
    const tab = await openElements(frame);
    const { window, document } = tab;
    /** @type {unknown[][]} */
    const told = [];
    window.console.log = (/** @type {unknown[]} */ ...words) => told.push(words);
    window.eval(script);
    const iframe = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
    const post = (/** @type {unknown} */ data, source = iframe.contentWindow) =>
      window.dispatchEvent(new window.MessageEvent('message', { data, source }));
    const height = { source: 'qiju', game: 'gomoku', type: 'height', height: 999 };
    for (const data of [null, 'height', undefined, height]) post(data, window);
    post(height, null);
    expect(iframe.height).toBe('720');
    post(height);
    expect(iframe.height).toBe('999');
    post({ source: 'qiju', game: 'gomoku', type: 'result', winner: 'black', by: 'player' });
    expect([told, tab.faults]).toEqual([[['gomoku', 'black']], []]);
  },
);
