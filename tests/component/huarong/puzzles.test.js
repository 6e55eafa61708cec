// <huarong-board> with sliding-block puzzles other than classic ones.
import { first, play, puzzleNamed, puzzles, solutionOf } from './huarong.js';

test('each puzzle is drawn with its pieces and goals, and a classic position afterwards too', async () => {
  const tab = await openElements('<huarong-board></huarong-board>', { lang: 'zh' });
  await tab.settled();
  for (const { en, board, goal, lengthwise } of puzzles) {
    tab.board.open(board, { goal, lengthwise });
    const ids = new Set(board.flat().filter((id) => id > 0));
    expect([en, tab.allInBoard('.piece .body').length]).toEqual([en, ids.size]);
    expect([en, tab.allInBoard('.goal').length]).toEqual([en, tab.allInBoard('.wanted').length]);
    expect(tab.inBoard('.field').getAttribute('aria-label')).toBe(`滑块谜题，${board.length} 行 ${board[0].length} 列`);
    const snapshot = JSON.parse(JSON.stringify(tab.board.snapshot()));
    tab.board.restore(snapshot);
    expect([en, tab.board.snapshot()]).toEqual([en, snapshot]);
  }
  tab.board.open(first.board);
  expect(tab.allInBoard('.face')).toHaveLength(10);
  expect(tab.allInBoard('.body, .scenery')).toHaveLength(0);
  expect(tab.faults).toEqual([]);
});

test('puzzles of several kinds are played to the end', async () => {
  const tab = await openElements('<huarong-board></huarong-board>', { lang: 'zh' });
  await tab.settled();
  const names = ['Simplicity', 'Moving Day', 'Rush Hour, No. 1', 'Ten-Step Solution', 'Five Puzzle'];
  for (const name of names) {
    const { board, goal, lengthwise } = puzzleNamed(name);
    tab.board.open(board, { goal, lengthwise });
    const { steps, length } = solutionOf(board, { goal, lengthwise });
    expect([name, play(tab.board, steps)]).toEqual([name, true]);
    expect(tab.board).toMatchObject({ solved: true, lengths: { move: length } });
    expect(tab.text(tab.inBoard('.won'))).toBe('解开了！');
  }
  expect(tab.faults).toEqual([]);
});

test('opens what huarong.parse returns', async () => {
  const tab = await openElements('<huarong-board></huarong-board>', { lang: 'en' });
  await tab.settled();
  const { name, ...puzzle } = {
    board: [[1, 0, 0]],
    goal: { id: 1, row: 0, col: 2 },
    lengthwise: true,
    name: 'Corridor',
  };
  tab.board.open({ ...puzzle, name });
  expect(tab.board).toMatchObject({ board: puzzle.board, options: { goal: puzzle.goal, lengthwise: true } });
  tab.board.open(first);
  expect(tab.board.board).toEqual(first.board);
});
