// What the pages say where the browser does not let them use the clipboard.

test.each([
  [
    'lianliankan/',
    [
      ['#copy', '#status'],
      ['#copy-embed', '.toast'],
    ],
  ],
  ['huarongdao/', [['#copy-link', '#status']]],
  ['wuziqi/', [['#copy-embed', '.toast']]],
])('%s says that copying is not allowed', async (path, buttons) => {
  const tab = await visit(path);
  tab.window.navigator.clipboard.writeText = async () => {
    throw new tab.window.DOMException('', 'NotAllowedError');
  };
  for (const [button, message] of buttons) {
    await tab.act(button);
    expect([button, tab.text(message)]).toEqual([button, expect.stringContaining('浏览器不允许复制')]);
  }
  expect(tab.faults).toEqual([]);
});
