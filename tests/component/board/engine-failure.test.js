// A board whose engine does not come.

test('where no engine comes a board says so and offers another try', async () => {
  let isGone = false;
  const tab = await openElements('', { respond: () => (isGone ? '' : undefined) });
  isGone = true;
  tab.document.body.append(tab.document.createElement('gomoku-board'));
  await tab.settled();
  expect(tab.inBoard('.engine-status p').textContent).toMatch(/could not be loaded/);
  expect(tab.board.qiju).toBeUndefined();
  isGone = false;
  await tab.act(tab.inBoard('.engine-status button'));
  await tab.board.ready;
  expect(tab.isVisible(tab.inBoard('.engine-status'))).toBe(false);
  tab.board.play(112);
  expect(tab.board.steps).toBe(1);
});
