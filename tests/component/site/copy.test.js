// Copying where the browser does not allow the clipboard, such as on pages without https.

/** The buttons that copy, by page. @type {[path: string, buttons: [before: string | null, button: string, text: RegExp][]][]} */
const pages = [
  [
    'lianliankan/',
    [
      [null, '#copy', /^https:.*#seed=/],
      [null, '#copy-embed', /^<iframe src=/],
    ],
  ],
  [
    'huarongdao/',
    [
      [null, '#copy-link', /^https:.*#p=/],
      [null, '#copy-embed', /^<iframe src=/],
      ['#moves-details summary', '#copy-moves', /^gameHandler\.move\(/],
      ['#edit', '#copy-position', /^https:.*#p=/],
    ],
  ],
  [
    'wuziqi/',
    [
      [null, '#copy-embed', /^<iframe src=/],
      ['#share-details summary', '#copy', /^https:.*wuziqi/],
      [null, '[data-copy=sgf]', /^\(;GM/],
    ],
  ],
  ['panel/', [[null, '[data-copy="judge-win.js"]', /^\/\/ judge-win\.js/]]],
];

test.each(pages)('%s shows the text that cannot be copied, selected', async (path, buttons) => {
  const tab = await visit(path, {
    before: (window) => Object.defineProperty(window.navigator, 'clipboard', { configurable: true, value: undefined }),
  });
  if (path === 'huarongdao/') {
    const [{ id, direction }] = tab.board.qiju.huarong.steps(tab.board.board);
    tab.board.move(id, direction);
  }
  for (const [before, button, text] of buttons) {
    if (before?.endsWith('summary')) await tab.unfold(before.split(' ')[0]);
    else if (before) await tab.act(before);
    await tab.act(button);
    const area = tab.$('dialog[open] textarea');
    const { value, selectionStart, selectionEnd } = area;
    expect([button, value]).toEqual([button, expect.stringMatching(text)]);
    expect([selectionStart, selectionEnd, tab.focus]).toEqual([0, value.length, area]);
    tab.press('Escape');
    expect(tab.document.querySelector('dialog[open] textarea')).toBeNull();
  }
  expect(tab.document.querySelector('.toast')).toBeNull();
  expect(tab.faults).toEqual([]);
});
