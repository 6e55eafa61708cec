// The page of 华容道: puzzles from elsewhere.
test('a puzzle is imported in any format, or rejected with a reason and the place', async () => {
  const tab = await visit('huarongdao/', { language: 'en' });
  await tab.unfold('#share-details');
  /** @param {string} text */
  const paste = async (text) => {
    tab.fill('#import-text', text);
    await tab.act('#import-box form .button');
    return tab.text('#import-note');
  };
  const choices = () => [...tab.document.querySelectorAll('#import-box li')].map((item) => tab.text(item));
  expect(await paste('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM')).toBe('Imported');
  expect(tab.board.options).toMatchObject({ goal: { row: 2, col: 4 }, lengthwise: true });
  expect(await paste('ABBC\nABBC\nDEEF\nDGHF\nI..J')).toBe('Imported');
  expect(tab.board.code).toBe('000GAYZHM');
  expect(tab.text('#level')).toContain('Blade Drawn');

  for (const [text, reason] of [
    ['AA.B\n...B\nAA..', /^Character 11: cells with the same mark do not touch each other/],
    ['A.\n..', /^It has no goal, so it cannot be played$/],
  ]) {
    expect(await paste(String(text))).toMatch(reason);
  }
  expect(tab.board.code).toBe('000GAYZHM');

  expect(await paste('Level 1\nA.B\n\n..A\n\nLevel 2\nCD..\n\n..D.\n')).toBe('It holds 2: choose one');
  expect(choices()).toEqual(['1. Level 1, 1×3', '2. Level 2, 1×4']);
  await tab.act('#import-box li:last-child button');
  expect(tab.board.board).toEqual([[1, 2, 0, 0]]);

  const cars = ['BB.o..', '......', 'AA....', '......', '......', '......'];
  expect(await paste(cars.join('\n'))).toMatch(/^It can be read in several ways: choose one/);
  expect(choices()).toEqual(['Rush Hour', 'a picture']);
  expect(tab.faults).toEqual([]);
});
