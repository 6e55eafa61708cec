// What every page has around its content: its language, its keys, its dialogs, and how it does without storage or WebAssembly.
import { pages } from '../../../web/tools/site/layout.js';

const named = pages.map(({ name, path }) => ({ name, path }));
const games = named.filter(({ name }) => /^(lianliankan|huarong|gomoku)/.test(name));

test('a page speaks three languages, and says which', async () => {
  const tab = await visit('huarongdao/');
  const told = () => {
    const { documentElement: root, title } = tab.document;
    const piece = tab.inBoard('[aria-label*="2"]').getAttribute('aria-label').split(/[,，]/)[0];
    return [root.lang, title, tab.text('h1'), piece];
  };
  const [, , , name] = told();
  tab.fill('header .language', 'zh-Hant');
  await tab.settled();
  expect(told()).toEqual(['zh-Hant', '華容道 · 棋局', '華容道', expect.not.stringMatching(`^${name}$`)]);
  tab.fill('header .language', 'en');
  await tab.settled();
  expect(told().slice(0, 3)).toEqual(['en', 'Huarong Road · Qiju', 'Huarong Road']);
  tab.fill('header .language', 'zh');
  await tab.settled();
  expect(told()).toEqual(['zh-Hans', '华容道 · 棋局', '华容道', name]);
  expect(tab.faults).toEqual([]);
});

test.each(named)('/$path has keys, and works where storage is blocked, which it says once', async ({ path }) => {
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

  const language = tab.$('header .language');
  for (const choice of ['zh-Hant', 'zh']) tab.fill('header .language', choice);
  expect(language.value).toBe('zh');
  expect(tab.document.querySelectorAll('.toast')).toHaveLength(1);
  expect(tab.text('.toast p')).toMatch(/does not let the site store|不允許本站保存數據/);
  expect(tab.document.documentElement.lang).toBe('zh-Hans');
  if (hasBoard) expect(tab.board.qiju).toBeDefined();
  expect(tab.faults).toEqual([]);
});

test.each(games)('/$path: a board shows its keys, and other single keys mean nothing outside it', async ({ path }) => {
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

test.each(games)('/$path runs as plain JavaScript where WebAssembly is barred, and says so', async ({ path }) => {
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
