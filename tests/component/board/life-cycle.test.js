// The life cycle that BoardElement describes is the same for all three boards.

/**
 * @typedef {object} Sample
 * @property {string} valid an attribute with a visible effect
 * @property {[property: string, value: unknown]} setting the property of this attribute
 * @property {[name: string, value: string, argument: string][]} invalid attributes
 * @property {[property: string, value: unknown][]} wrong values of properties
 * @property {(board: any) => void} begin gives the board a game of four moves, and plays them back
 * @property {(board: any) => void} move makes a move as the player
 * @property {(board: any) => unknown} look returns the position
 * @property {[property: string, value: unknown, other: unknown]} game a property that begins a game
 */

/** @type {Record<string, Sample>} */
const samples = {
  'lianliankan-board': {
    valid: 'rows="4" cols="6" seed="7" difficulty="easy"',
    setting: ['seed', 7],
    invalid: [
      ['rows', '0', 'rows'],
      ['gravity', 'x', 'gravity'],
      ['shape', 'x', 'shape'],
      ['difficulty', 'none', 'difficulty'],
      ['seed', '-1', 'seed'],
      ['skin', 'wood', 'skin'],
    ],
    wrong: [
      ['gravity', 'sideways'],
      ['skin', {}],
      ['board', [[1, 'a']]],
    ],
    begin(board) {
      board.open([1, 2, 3, 4].map((kind) => [kind, kind]));
      board.playback.play([0, 1, 2, 3].map((row) => [0, 1].map((col) => [row, col])));
    },
    move: (board) => board.pairs[0].forEach((/** @type {[number, number]} */ cell) => board.pick(...cell)),
    look: (board) => board.board,
    game: ['board', [[1, 1, 2, 2]], [[3, 3, 4, 4]]],
  },
  'huarong-board': {
    valid: 'level="指挥若定"',
    setting: ['level', '指挥若定'],
    invalid: [
      ['level', 'nosuch', 'level'],
      ['code', 'x', 'code'],
      ['metric', 'mile', 'metric'],
    ],
    wrong: [
      ['metric', 'mile'],
      ['level', {}],
      ['board', [[1]]],
      ['code', 'x'],
    ],
    begin: (board) =>
      board.playback.play(['right', 'right', 'left', 'left'].map((direction) => ({ id: 9, direction }))),
    move(board) {
      const [{ id, direction }] = board.qiju.huarong.steps(board.board);
      board.move(id, direction);
    },
    look: (board) => board.board,
    game: [
      'board',
      [
        [1, 1, 2, 3],
        [1, 1, 2, 3],
        [4, 5, 6, 7],
        [4, 5, 6, 7],
        [0, 8, 9, 0],
      ],
      [
        [2, 1, 1, 3],
        [2, 1, 1, 3],
        [4, 5, 6, 7],
        [4, 5, 6, 7],
        [0, 8, 9, 0],
      ],
    ],
  },
  'gomoku-board': {
    valid: 'size="9" rule="renju"',
    setting: ['size', 9],
    invalid: [
      ['size', '4', 'size'],
      ['rule', 'go', 'rule'],
      ['opponent', 'green', 'opponent'],
      ['watch-score', '', ''],
    ],
    wrong: [
      ['size', 4.5],
      ['rule', Symbol('rule')],
      ['moves', [0, 0]],
    ],
    begin(board) {
      board.open([112, 113, 97, 98]);
      board.playback.play();
    },
    move: (board) => board.place(50),
    look: (board) => [board.size, board.moves],
    game: ['moves', [40, 41], [0]],
  },
};

/** @param {any} board @returns {any[]} the errors that it reports */
function errorsOf(board) {
  /** @type {any[]} */
  const errors = [];
  board.addEventListener('error', (/** @type {CustomEvent} */ { detail }) => errors.push(detail));
  return errors;
}

/** @param {string} tag @param {string} [attributes] */
async function openReady(tag, attributes = '') {
  const tab = await openElements(`<main></main><aside></aside><${tag} ${attributes}></${tag}>`);
  await tab.settled();
  return tab;
}

describe.each(Object.entries(samples))('%s', (tag, { valid, setting, invalid, wrong, begin, move, look, game }) => {
  const [property, value, other] = game;

  test('is ready and then settled once the first game is on the board', async () => {
    const tab = await openElements(`<${tag} ${valid}></${tag}>`);
    /** @type {string[]} */
    const order = [];
    tab.board.loaded.then(() => order.push('loaded'));
    tab.board.addEventListener('ready', () => order.push('ready'));
    await tab.settled();
    expect(await tab.board.ready).toBe(tab.board);
    expect(await tab.board.settled).toBe(tab.board);
    expect(order).toEqual(['loaded', 'ready']);
    expect(look(tab.board)).not.toEqual(look((await openReady(tag)).board));
    expect(tab.faults).toEqual([]);
  });

  test('keeps properties that were set before its definition, and accepts an engine of the page', async () => {
    const { qiju } = (await openReady(tag)).board;
    const tab = await openElements('', { before: ({ document }) => {
      const board = /** @type {any} */ (document.body.appendChild(document.createElement(tag)));
      board.qiju = qiju;
      [board[setting[0]], board[property]] = [setting[1], value];
    } }); // prettier-ignore
    const { board } = tab;
    await tab.settled();
    expect([board[setting[0]], board.qiju]).toEqual([setting[1], qiju]);
    expect(board[property]).toEqual(value);
    expect(tab.requests.filter((url) => url.endsWith('.wasm'))).toEqual([]);
    expect(await board.ready).toBe(board);
  });

  test('reports each invalid attribute in an event that does not bubble, and stays playable', async () => {
    const tab = await openElements('');
    for (const [name, text, argument] of invalid) {
      const board = /** @type {any} */ (tab.document.createElement(tag));
      const errors = errorsOf(board);
      let bubbled = 0;
      tab.document.body.addEventListener('error', () => bubbled++);
      board.setAttribute(name, text);
      tab.document.body.append(board);
      await tab.settled();
      await board.ready;
      expect(errors.map(({ argument: told }) => told)).toEqual(argument ? [argument] : []);
      for (const error of errors) expect(error).toBeInstanceOf(tab.window.RangeError);
      expect([bubbled, board.total, look(board)]).toEqual([0, 0, expect.anything()]);
      if (tag === 'lianliankan-board') expect(board.remaining).toBeGreaterThan(0);
      board.remove();
    }
    expect(tab.faults).toEqual([]);
  });

  test('reports an attribute that becomes invalid, and treats it as missing', async () => {
    const tab = await openReady(tag);
    const { board } = tab;
    const errors = errorsOf(board);
    const [name, text, argument] = invalid[0];
    board.setAttribute(name, text);
    await tab.settled();
    expect(errors.map((error) => error.argument)).toEqual([argument]);
    board.setAttribute(name, text);
    expect(errors).toHaveLength(1);
  });

  test('has methods that a page can replace on its own board', async () => {
    const { board } = await openReady(tag);
    board.hint = () => 'replaced';
    expect(board.hint()).toBe('replaced');
  });

  test('throws an error for an invalid property, or reports it if it was set early', async () => {
    const tab = await openReady(tag);
    for (const [name, bad] of wrong) {
      const before = look(tab.board);
      expect(() => (tab.board[name] = bad)).toThrow(
        expect.objectContaining({ name: expect.stringMatching(/^(Type|Range)Error$/) }),
      );
      expect(look(tab.board)).toEqual(before);
    }
    const early = /** @type {any} */ (tab.document.createElement(tag));
    const errors = errorsOf(early);
    const [name, bad] = wrong[wrong.length - 1];
    early[name] = bad;
    tab.document.body.append(early);
    await tab.settled();
    expect(errors).toHaveLength(1);
    await early.ready;
  });

  test('changes nothing when a property is set to an equal value again', async () => {
    const tab = await openReady(tag, valid);
    const { board } = tab;
    board[property] = structuredClone(value);
    let changes = 0;
    board.addEventListener('change', () => changes++);
    board[property] = structuredClone(value);
    const [name] = setting;
    const { [name]: same } = board;
    board[name] = same;
    await tab.settled();
    expect(changes).toBe(0);
    move(board);
    const { steps } = board;
    board[property] = structuredClone(value); // like a framework that renders again
    expect(board.steps).toBe(steps);
    expect(board[property]).not.toEqual(value);
    board[property] = other;
    expect(board[property]).toEqual(other);
    board[property] = value;
    expect(board[property]).toEqual(value);
  });

  test('continues playback when moved in the document; pauses outside of it, and keeps its game', async () => {
    const tab = await openReady(tag);
    const { board } = tab;
    begin(board);
    await tab.tick(450);
    tab.$('main').append(board);
    await tab.tick(1);
    expect(board).toMatchObject({ playback: { playing: true }, steps: 1, total: 4 });
    board.remove();
    await tab.settled();
    expect(board).toMatchObject({ playback: { playing: false }, steps: 1, total: 4 });
    expect(await board.settled).toBe(board);
    tab.$('aside').append(board);
    await tab.settled();
    expect(board).toMatchObject({ playback: { playing: false }, steps: 1, total: 4 });
    board.playback.play();
    await tab.settled();
    expect(board).toMatchObject({ playback: { playing: false }, steps: 4, total: 4 });
    expect(tab.faults).toEqual([]);
  });

  test('restores a snapshot of another board, and refuses anything else', async () => {
    const tab = await openReady(tag);
    const { board } = tab;
    begin(board);
    board.playback.pause();
    board.playback.seek(2);
    const snapshot = JSON.parse(JSON.stringify(board.snapshot()));
    const copy = (await openReady(tag)).board;
    copy.restore(snapshot);
    expect([copy.moves, copy.ahead, copy.steps, copy.helped]).toEqual([board.moves, board.ahead, 2, board.helped]);
    expect(look(copy)).toEqual(look(board));
    expect(copy.snapshot()).toEqual(snapshot);
    copy.undo();
    expect(copy.steps).toBe(1);
    const now = copy.snapshot();
    for (const bad of [null, 1, {}, { ...snapshot, moves: 'x' }, { ...snapshot, moves: [{}] }]) {
      expect(() => copy.restore(bad)).toThrow(expect.objectContaining({ code: expect.any(String) }));
      expect(copy.snapshot()).toEqual(now);
    }
  });

  test('uses the language of its surroundings, through shadow roots, and follows changes', async () => {
    const tab = await openElements(`<section lang="zh"></section><${tag} lang="en"></${tag}>`);
    const host = tab.$('section');
    const root = host.attachShadow({ mode: 'open' });
    const inner = root.appendChild(tab.document.createElement(tag));
    await tab.settled();
    const label = (/** @type {any} */ board) =>
      [...board.shadowRoot.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label')).join();
    const english = label(tab.board);
    expect(label(inner)).toMatch(/[一-龥]/);
    expect(english).not.toMatch(/[一-龥]/);
    host.lang = 'en';
    await tab.settled();
    expect(label(inner)).not.toMatch(/[一-龥]/);
    tab.board.lang = 'zh';
    await tab.settled();
    expect(label(tab.board)).toMatch(/[一-龥]/);
  });

  test('works beside a second copy of the script', async () => {
    const tab = await openElements(`<${tag}></${tag}>`);
    await tab.modules.import('https://qiju.test/elements.js?second');
    await tab.settled();
    await tab.board.ready;
    expect(tab.faults).toEqual([]);
  });

  test('rejects ready without an engine, and offers to try again', async () => {
    let isGone = false;
    const tab = await openElements('', { respond: () => (isGone ? '' : undefined) });
    isGone = true;
    const board = /** @type {any} */ (tab.document.createElement(tag));
    const errors = errorsOf(board);
    tab.document.body.append(board);
    await tab.settled();
    expect(tab.inBoard('.engine-status p').textContent).toMatch(/could not be loaded/);
    await expect(board.ready).rejects.toBe(errors[0]);
    expect(() => board.undo()).toThrow(expect.objectContaining({ code: 'board-loading' }));
    isGone = false;
    await tab.act(tab.inBoard('.engine-status button'));
    expect(await board.ready).toBe(board);
    expect(tab.isVisible(tab.inBoard('.engine-status'))).toBe(false);
    expect(errors).toHaveLength(1);
  });
});

test.each(['moves', 'is away'])('a board of 连连看 that %s while it deals gets its game', async (how) => {
  const { qiju } = (await openReady('lianliankan-board')).board;
  const tab = await openElements('<main></main><aside></aside>');
  const board = /** @type {any} */ (tab.document.createElement('lianliankan-board'));
  /** @type {(value?: unknown) => void} */
  let finish = () => {};
  const searched = new Promise((resolve) => (finish = resolve));
  const deal = async (/** @type {object} */ options) => {
    await searched;
    return qiju.lianliankan.deal({ ...options, difficulty: undefined });
  };
  board.qiju = { ...qiju, lianliankan: { ...qiju.lianliankan, deal } };
  board.setAttribute('difficulty', 'expert');
  /** @type {string[]} */
  const order = [];
  board.loaded.then(() => order.push('loaded'));
  board.ready.then(() => order.push('ready'));
  tab.$('main').append(board);
  await tab.tick(10);
  expect([board.remaining, board.busy]).toEqual([0, 'deal']);
  if (how === 'is away') board.remove();
  await (how === 'is away' && tab.tick(10));
  tab.$('aside').append(board);
  await tab.tick(10);
  expect(order).toEqual(['loaded']);
  finish();
  await tab.settled();
  await board.ready;
  expect([board.remaining, board.busy, board.dealt.difficulty]).toEqual([80, null, 'expert']);
  expect(tab.isVisible(tab.inBoard('.notice'))).toBe(false);
});

test('the computer moves when a removed board is put back', async () => {
  const tab = await openReady('gomoku-board', 'opponent="black" level="beginner"');
  const { board } = tab;
  board.undo();
  board.open([112, 113]);
  board.remove();
  await tab.settled();
  expect([board.busy, board.steps]).toEqual([null, 2]);
  tab.$('main').append(board);
  await tab.settled();
  expect(board.steps).toBe(3);
});
