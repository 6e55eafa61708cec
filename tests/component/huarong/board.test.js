// <huarong-board>: input, announcements and events.
import { neighbour } from '../../../web/elements/huarong/input.js';
import { CELL, first, huarong, levels, play, press, short, solutionOf, unsolvable, vectors } from './huarong.js';

/** @typedef {import('./huarong.js').Step} Step */
/** @typedef {import('./huarong.js').Tab} Tab */

const { steps, length } = solutionOf(short.board);
const legal = huarong.steps(first.board)[0];
/** A piece with two blanks below it and beside them, so that it can go round a corner. */
const soldier = first.board[3][1];

/** @param {string} [attributes] @param {'en' | 'zh'} [lang] */
async function open(attributes = '', lang = 'en') {
  const tab = await openElements(`<button>before</button><huarong-board ${attributes}></huarong-board>`, { lang });
  await tab.settled();
  const cols = () => Number(tab.inBoard('.container').style.getPropertyValue('--cols'));
  Object.defineProperty(tab.inBoard('.field'), 'clientWidth', { get: () => cols() * CELL });
  /** @type {[type: string, detail: any][]} */
  const events = [];
  for (const type of ['move', 'win', 'error']) {
    tab.board.addEventListener(type, (/** @type {any} */ { detail }) => events.push([type, detail]));
  }
  return { tab, board: tab.board, events };
}

/** The button of a piece. @param {Tab} tab @param {number} id */
const buttonOf = (tab, id) =>
  tab.allInBoard('.piece')[huarong.pieces(tab.board.start).findIndex((each) => each.id === id)];

/** @param {Awaited<ReturnType<typeof open>>} opened */
function expectWon({ tab, board, events }) {
  expect(board).toMatchObject({ solved: true, helped: false, steps: steps.length, total: steps.length });
  expect(board.lengths).toMatchObject({ step: steps.length, move: length });
  expect(events.filter(([type]) => type === 'move')).toHaveLength(steps.length);
  const { step, slide, move } = board.lengths;
  expect(events.at(-1)).toEqual([
    'win',
    { steps: step, slides: slide, moves: move, helped: false, demonstrated: false },
  ]);
  expect(tab.isVisible(tab.inBoard('.notice'))).toBe(true);
  expect(tab.inBoard('.notice').part).toBe('notice won');
  expect(tab.inBoard('.won').textContent).toBe('Cao Cao escapes!');
  expect(tab.announced).toBe(`Cao Cao escapes! ${step} steps, ${slide} slides, ${move} moves`);
  expect(tab.faults).toEqual([]);
}

describe('a level is solved', () => {
  test('by dragging, one move at a time', async () => {
    const opened = await open(`level="${short.zh}"`);
    const { tab, board } = opened;
    let made = 0;
    for (const { id, path } of huarong.group(steps, 'move')) {
      const hand = press(buttonOf(tab, id));
      for (const direction of path) hand.move(...vectors[direction]);
      hand.release();
      made += path.length;
      expect(board.steps).toBe(made);
    }
    expectWon(opened);
  });

  test('by tapping pieces and the arrow buttons', async () => {
    const opened = await open(`level="${short.zh}"`);
    const { tab, board } = opened;
    /** @type {number | null} */
    let selected = null;
    for (const [index, { id, direction }] of steps.entries()) {
      const ways = huarong.steps(board.board).filter((step) => step.id === id);
      if (selected !== id) {
        tab.click(buttonOf(tab, id), 'touch');
        selected = ways.length > 1 ? id : null;
        if (selected === id) expect(tab.inBoard('.pad-label').textContent).toBe(`${board.nameOf(id)} selected`);
      }
      if (selected === id) tab.click(tab.inBoard(`.direction[aria-label="Move ${direction}"]`), 'touch');
      expect(board.steps).toBe(index + 1);
    }
    expectWon(opened);
  });

  test('with the keyboard alone, from one tab stop', async () => {
    const opened = await open(`level="${short.zh}"`);
    const { tab, board } = opened;
    tab.$('button').focus();
    tab.press('Tab');
    expect(tab.focused).toMatch(/row/);
    expect(tab.allInBoard('[role=group] [tabindex="0"]')).toHaveLength(1);
    let here = huarong.pieces(board.board)[0].id;
    for (const [index, { id, direction }] of steps.entries()) {
      for (const key of keysTo(huarong.pieces(board.board), here, id)) tab.press(key);
      here = id;
      // A piece can be moved with Shift, or after it is selected.
      const keys = index % 2 ? ['Enter', arrows[direction], 'Escape'] : [`Shift+${arrows[direction]}`];
      for (const key of keys) tab.press(key);
    }
    expectWon(opened);
    expect(tab.focused).toBe('Cao Cao escapes!');
    tab.press('u');
    expect(board).toMatchObject({ solved: false, steps: steps.length - 1 });
    expect(tab.focused).toMatch(/row/);
  });
});

const arrows = /** @type {const} */ ({ up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' });

/** Finds the arrow keys that move the focus to a piece. @param {import('qiju').Piece[]} pieces @param {number} from @param {number} to @returns {string[]} */
function keysTo(pieces, from, to) {
  const of = (/** @type {number} */ id) => /** @type {typeof pieces[0]} */ (pieces.find((piece) => piece.id === id));
  /** @type {Map<typeof pieces[0], string[]>} */
  const ways = new Map([[of(from), []]]);
  for (const [piece, keys] of ways) {
    for (const direction of /** @type {Step['direction'][]} */ (Object.keys(arrows))) {
      const next = neighbour(piece, direction, pieces);
      if (next && !ways.has(next)) ways.set(next, [...keys, arrows[direction]]);
    }
  }
  return /** @type {string[]} */ (ways.get(of(to)));
}

describe('a drag', () => {
  test('round a corner is one move, one undo and one redo', async () => {
    const { tab, board } = await open();
    press(buttonOf(tab, soldier)).move(0, 1).move(1, 0).release();
    expect(board).toMatchObject({ steps: 2, lengths: { step: 2, slide: 2, move: 1 } });
    board.undo();
    expect(board).toMatchObject({ steps: 0, board: first.board });
    board.redo();
    expect(board.steps).toBe(2);
  });

  test('back to its start undoes its steps, and an illegal drag does nothing', async () => {
    const { tab, board } = await open();
    const hand = press(buttonOf(tab, soldier)).move(0, 1);
    expect(board.steps).toBe(1);
    hand.move(0, -1).move(0, -2).release();
    expect(board).toMatchObject({ steps: 0, total: 0, board: first.board });
  });

  test('completes a step when released after 20 pixels or at speed, and otherwise returns', async () => {
    const { tab, board } = await open();
    press(buttonOf(tab, soldier)).move(0, 0.06).move(0, 0.06).release();
    expect(board.steps).toBe(0);
    press(buttonOf(tab, soldier)).move(0, 0.06, 10).move(0, 0.06, 10).release();
    expect(board.steps).toBe(1);
    board.undo();
    press(buttonOf(tab, soldier)).move(0, 0.2).move(0, 0.16).release();
    expect(board.steps).toBe(1);
    board.undo();
    press(buttonOf(tab, soldier)).move(0, 0.3).move(0, 0.25).release(); // just in the next cell
    expect(board.steps).toBe(1);
  });

  test('follows corners although the browser has merged movements', async () => {
    const { tab, board } = await open();
    const ring = [
      [1, 0, 0],
      [0, -1, 0],
      [-1, 0, 0],
    ];
    board.open(ring, { goal: { id: 1, row: 2, col: 2 } });
    const hand = press(tab.inBoard('.piece')).moveMerged([1, 0], [1, 0], [0, 1], [0, 1]);
    expect(board).toMatchObject({ steps: 4, solved: true });
    hand.release();
    expect(tab.faults).toEqual([]);
  });
});

test('a solution is played to the exit as a demonstration', async () => {
  const { tab, board, events } = await open(`level="${short.zh}" metric="step"`, 'zh');
  const asked = board.solve();
  await tab.tick(10);
  const { length: total } = await asked;
  expect(total).toBe(short.lengths?.step);
  expect(board).toMatchObject({ playback: { playing: true }, total });
  expect(tab.announced).toContain(String(total));
  await tab.settled();
  expect(board).toMatchObject({
    playback: { playing: false },
    steps: total,
    solved: true,
    helped: true,
    demonstrated: true,
  });
  expect(events).toEqual([['win', expect.objectContaining({ steps: total, helped: true, demonstrated: true })]]);
  const notice = tab.inBoard('.notice');
  expect(tab.text(notice)).toContain('演示结束');
  expect([...notice.classList]).toEqual(['notice']); // without the seal
  tab.click(tab.inBoard('.again'));
  expect(board).toMatchObject({ steps: 0, solved: false });
  expect(tab.faults).toEqual([]);
});

test('a hint draws every best move, a second hint makes one; R announces the distance', async () => {
  const { tab, board } = await open();
  const { moves } = huarong.hint(first.board);
  tab.board.focus();
  tab.press('h');
  await tab.settled();
  expect(tab.allInBoard('.shaft')).toHaveLength(moves.length);
  expect(board).toMatchObject({ hintShown: true, steps: 0, helped: true });
  expect(tab.announced).toMatch(/^Hint: .*; 81 moves to go$/);
  tab.press('h');
  await tab.settled();
  expect(tab.allInBoard('.shaft')).toHaveLength(0);
  expect(board).toMatchObject({ hintShown: false, distance: 80, trend: 'closer', lengths: { move: 1 } });
  tab.press('r');
  await tab.settled();
  expect(tab.announced).toBe(`Step ${board.steps}, 80 moves to go`);
});

test('an answer about a position that has changed meanwhile is neither shown nor played', async () => {
  const { tab, board } = await open();
  for (const ask of [() => board.hint(), () => board.solve()]) {
    const asked = ask();
    board.move(legal.id, legal.direction);
    const { announced } = tab;
    await tab.settled();
    expect(await asked).toBe(null);
    expect(board).toMatchObject({ hintShown: false, helped: false, playback: { playing: false }, steps: 1, total: 1 });
    expect(tab.allInBoard('.shaft')).toHaveLength(0);
    expect(tab.announced).toBe(announced);
    board.undo();
  }
  const told = board.announceStatus();
  board.redo();
  await tab.settled();
  await told;
  expect(tab.announced).toBe('Redone, now at step 1');
});

test.each(/** @type {const} */ (['zh', 'en']))('a position without a solution is reported: %s', async (lang) => {
  const { tab, board } = await open(`level="${unsolvable.zh}"`, lang);
  expect(board.start).toEqual(unsolvable.board);
  const asked = board.solve();
  await tab.settled();
  const { status, searched } = await asked;
  expect(status).toBe('unsolvable');
  expect(tab.announced).toContain(lang === 'en' ? 'No way out' : '此局无解');
  expect(tab.announced.replace(',', '')).toContain(String(searched));
  expect(board.playback.playing).toBe(false);
});

test('attributes set the position, and an invalid one changes nothing', async () => {
  const { tab, board, events } = await open('level="指揮若定"');
  expect(board.start).toEqual(levels[1].board);
  play(board, [huarong.steps(levels[1].board)[0]]);
  const wide = [
    [1, 1],
    [1, 1],
  ];
  expect(() => (board.board = wide)).toThrow(/rows/);
  expect(() => (board.board = wide)).toThrow(tab.window.RangeError);
  expect(board).toMatchObject({ steps: 1, start: levels[1].board });
  expect(events).toEqual([['move', expect.objectContaining({ steps: 1 })]]);
});
