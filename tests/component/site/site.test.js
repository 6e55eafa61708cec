// The frame of every page: language, keys, dialogs; and pages without storage or WebAssembly.
import { pages } from '../../../web/tools/site/layout.js';

const named = pages.map(({ name, path }) => ({ name, path }));
const games = named.filter(({ name }) => /^(lianliankan|huarong|gomoku)/.test(name));

test('a page exists in three languages, and continues its game in another', async () => {
  let tab = await visit('huarongdao/');
  const told = () => {
    const { documentElement: root, title } = tab.document;
    const piece = tab.inBoard('[aria-label*="2"]').getAttribute('aria-label').split(/[,，]/)[0];
    return [tab.window.location.pathname, root.lang, title, tab.text('h1'), piece];
  };
  expect(told()).toEqual(['/huarongdao/', 'zh-Hans', '华容道 · 棋局', '华容道', '张飞']);
  const [{ id, path }] = tab.board.qiju.huarong.hint(tab.board.board).moves;
  tab.board.move(id, path[0]);
  await tab.settled();
  tab = await tab.choose('zh-Hant');
  expect(told()).toEqual(['/zh-hant/huarongdao/', 'zh-Hant', '華容道 · 棋局', '華容道', '張飛']);
  expect(tab.board.steps).toBe(1);
  tab = await tab.choose('en');
  expect(told()).toEqual(['/en/huarongdao/', 'en', 'Huarong Road · Qiju', 'Huarong Road', 'Zhang Fei']);
  expect([tab.item('language'), tab.board.steps, tab.$('header .language').value]).toEqual(['en', 1, 'en']);
  expect(tab.faults).toEqual([]);
});

test('an address without a language leads to the visitor’s, unless a page of the site led there', async () => {
  const from = (/** @type {string} */ referrer) => (/** @type {any} */ window) =>
    Object.defineProperty(window.document, 'referrer', { value: referrer });
  const departures = async (/** @type {any} */ view, referrer = '', path = 'wuziqi/') =>
    (await visit(path, { before: from(referrer), ...view })).departures;
  expect(await departures({})).toBe(0);
  expect(await departures({ kept: { language: 'en' } })).toBe(1);
  expect(await departures({ kept: { language: 'en' } }, 'https://qiju.test/huarongdao/')).toBe(0);
  expect(await departures({ language: 'en', kept: { language: 'zh' } })).toBe(0);
  expect(await departures({ kept: { language: 'fr' } })).toBe(0);
  const before = (/** @type {any} */ window) =>
    Object.defineProperty(window.navigator, 'userAgent', { value: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  expect(await departures({ kept: { language: 'en' }, before })).toBe(0);
  expect(await departures({ storage: false })).toBe(1); // jsdom prefers English
});

test.each(named)('/$path has a title in its language', async ({ path }) => {
  const { document } = await visit(path, { language: 'en' });
  const meta = (/** @type {string} */ name) =>
    document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
  expect([meta('locale'), meta('type')]).toEqual(['en', 'website']);
  expect(document.title).toContain(meta('title'));
  expect(document.documentElement.outerHTML).not.toContain('{{');
});

test.each(named)('/$path has keys, and works without storage, which it reports once', async ({ path }) => {
  const tab = await visit(path, { language: 'en', storage: false });
  expect(tab.text('h1')).not.toBe('');
  const ids = Array.from(tab.document.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const isOpen = () => tab.document.querySelector('dialog[open]')?.id;
  const hasBoard = tab.board !== null;
  tab.$('#open-keys').focus();
  tab.press('?');
  expect(isOpen()).toBeUndefined();
  tab.press('Enter');
  expect(isOpen()).toBe('keys');
  expect(tab.document.querySelectorAll('#keys kbd').length).toBeGreaterThan(hasBoard ? 10 : 0);
  tab.press('Escape');
  expect([isOpen(), tab.focus.id]).toEqual([undefined, 'open-keys']);

  for (const choice of ['zh-Hant', 'zh']) tab.fill('header .language', choice);
  expect(tab.departures).toBe(2);
  expect(tab.document.querySelectorAll('.toast')).toHaveLength(1);
  expect(tab.text('.toast p')).toMatch(/does not let the site store/);
  if (hasBoard) expect(tab.board.qiju).toBeDefined();
  expect(tab.faults).toEqual([]);
});

test.each(games)('/$path: a board shows its keys, and single keys do nothing outside it', async ({ path }) => {
  const tab = await visit(path, { language: 'en' });
  const isOpen = () => tab.document.querySelector('dialog[open]')?.id;
  const heard = () => [isOpen(), tab.board.steps, tab.text('#status')];
  tab.board.focus();
  for (const modifier of ['Control', 'Alt', 'Meta']) tab.press(`${modifier}+?`);
  expect(isOpen()).toBeUndefined();
  const before = heard();
  tab.press('?');
  expect([isOpen(), tab.text('#keys')]).toEqual(['keys', expect.stringContaining('show these shortcuts')]);
  tab.press('Escape');
  expect(tab.document.activeElement).toBe(tab.board);
  tab.$('.brand').focus();
  for (let code = 33; code < 127; code++) tab.press(String.fromCharCode(code));
  await tab.settled();
  expect(heard()).toEqual(before);
  expect(tab.faults).toEqual([]);
});

test.each(games)('/$path runs as plain JavaScript where WebAssembly is blocked, and says so', async ({ path }) => {
  const barred = async () => {
    throw new Error('WebAssembly is barred');
  };
  const before = (/** @type {any} */ window) => {
    window.eval('this').WebAssembly.compile = barred;
    window.eval('this').WebAssembly.compileStreaming = barred;
  };
  const tab = await visit(path, { language: 'en', before });
  expect(tab.inBoard('.engine-status').textContent).toMatch(/^Compatibility mode/);
  expect(tab.board.qiju.connect([[1, 2, 1]], 0, 0, 0, 2)).toHaveLength(5);
  expect(tab.faults).toEqual([]);
});
