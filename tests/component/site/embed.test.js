// The code by which a page offers its game to other sites, with what is chosen there.

/** How something is chosen on the page of each game, and what its address says then. @type {[game: string, path: string, choice: [string, string] | null, options: Record<string, string>][]} */
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
