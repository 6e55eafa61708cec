// The page of 五子棋 around the board: buttons, settings, forms, the address and stored items.
import { H8, label, openPage, play, pointOf, withoutReview } from './gomoku.js';

/** Black has five in the leftmost column. */
const column = [0, 1, 15, 16, 30, 31, 45, 46, 60];
const columnCode = '000110112021303140';
/** Black has four in a row, open at L8 alone. */
const four = [112, 111, 113, 0, 114, 14, 115, 224];

/** @param {import('../visit.js').Visit} tab @returns {string} query and hash */
const address = ({ window }) => window.location.search + window.location.hash;

test('a game ends with a result card, which begins the next game', async () => {
  const tab = await openPage('?size=5');
  const { board } = tab;
  withoutReview(tab);
  const five = [0, 1, 5, 6, 10, 11, 15, 16, 20];
  expect(tab.text('#status')).toBe('轮到黑棋');
  expect(tab.$('#disc').dataset.color).toBe('black');
  await play(tab, ...five);
  expect(tab.text('#status')).toBe('黑棋胜：A5 到 A1 连成五子');
  expect(tab.$('#disc').hidden).toBe(true);
  expect(tab.text('#result')).toMatch(/^黑棋胜 A5 到 A1 连成五子 · 自由，5 × 5 手数 9 /);
  expect(tab.isVisible('#result')).toBe(true);
  expect(tab.focused).toBe('黑棋胜');
  expect(tab.item('wuziqi.results')).toMatchObject({ 'freestyle.5': { played: 1, won: 1, best: 9 } });
  await tab.act('#again');
  expect(board).toMatchObject({ moves: [], turn: 'black' });
  expect(tab.isVisible('#result')).toBe(false);
  expect(tab.focused).toBe('A1 空位'); // the point of the last stone
  await tab.act('#undo');
  expect(board.moves).toEqual(five);
  expect(tab.isVisible('#result')).toBe(false);

  await tab.act('#restart');
  // The colours alternate in pairs, so nobody has three in a row.
  const sides = [0, 1].map((side) =>
    [...Array(25).keys()].filter((point) => ((((point % 5) >> 1) + Math.floor(point / 5)) & 1) === side),
  );
  await play(tab, ...sides[0].flatMap((point, i) => [point, ...sides[1].slice(i, i + 1)]));
  expect(tab.text('#result')).toMatch(/^和棋 棋盘已满，无人连五 · 自由，5 × 5 手数 25 /);
  expect(tab.faults).toEqual([]);
});

test('the board is one tab stop between the opponent and the buttons, and the buttons have names', async () => {
  const tab = await openPage('', { language: 'en' });
  const { board } = tab;
  tab.$('#opponent').focus();
  tab.press('Tab');
  expect(tab.focused).toBe('H8, empty');
  await play(tab, 112, 113, 97);
  for (const id of ['place', 'undo']) {
    tab.press('Tab');
    expect(tab.focus.id).toBe(id);
  }
  for (let left = 2; left >= 0; left--) {
    tab.press('Enter');
    expect(board.moves).toHaveLength(left);
  }
  tab.press('Enter');
  expect(tab.focused).toBe('Undo');
  expect(tab.focus.getAttribute('aria-disabled')).toBe('true');
  tab.press('Tab');
  tab.press(' ');
  expect(board.moves).toEqual([112]);
  for (const id of ['restart', 'hint', 'open-options']) {
    tab.press('Tab');
    expect(tab.focus.id).toBe(id);
  }
  tab.press('Control+z');
  expect(board.moves).toEqual([]);
  tab.press('Control+Shift+Z');
  expect(board.moves).toEqual([112]);
  tab.$('#point').focus();
  tab.press('Control+z'); // belongs to the field
  expect(board.moves).toEqual([112]);
  await tab.act('#open-options');
  const inSheet = ['rule', 'size', 'opening'].map(() => (tab.press('Tab'), tab.focus.id));
  expect(inSheet).toEqual(['rule', 'size', 'opening']);
  tab.press('Control+z'); // does nothing behind a dialog
  expect(board.moves).toEqual([112]);
  expect(tab.faults).toEqual([]);
});

test('the address contains the game with its rule and size, and opens it', async () => {
  let tab = await openPage('?rule=standard#e0');
  await tab.act('#undo');
  /** Black fills the gap of three and two stones. */
  const six = [0, 210, 1, 212, 2, 214, 4, 216, 5, 218, 3];
  await play(tab, ...six);
  expect(tab.board).toMatchObject({ turn: 'white', moves: six });
  tab.fill('#rule', 'freestyle');
  expect(tab.text('#status')).toBe('黑棋胜：A15 到 F15 连成 6 子');
  expect(tab.allInBoard('[data-won]')).toHaveLength(6);
  tab.board.open(column);
  tab.fill('#rule', 'standard');
  expect(address(tab)).toBe(`?rule=standard#${columnCode}`);
  await tab.unfold('#share-details');
  await tab.act('#copy');
  expect(tab.text('#record-note')).toBe('链接已复制');
  const [link] = tab.copied;
  expect(link).toMatch(/\/wuziqi\/\?rule=standard#000110112021303140$/);
  expect(tab.faults).toEqual([]);

  tab = await openPage(new URL(link).search + new URL(link).hash, { language: 'en' });
  expect(tab.board).toMatchObject({ moves: column, rule: 'standard', turn: null });
  expect(tab.$('#rule').value).toBe('standard');
  tab.window.location.hash = '7778';
  await tab.settled();
  expect(tab.board.moves).toEqual([112, 113]);
  expect(tab.text('#moves')).toBe('2');
  expect(tab.text('#list')).toBe('Start 1Black H8 2White I8');
  tab.fill('#rule', 'freestyle');
  tab.fill('#size', '9');
  await play(tab, 0, 80);
  expect(address(tab)).toBe('?size=9#a9i1');
  tab.board.focus();
  for (let i = 0; i < 3; i++) tab.press('u');
  expect(address(tab)).toBe('#7778');
  expect(tab.$('#size').value).toBe('15');
  expect(tab.faults).toEqual([]);
});

test('an unreadable link is quoted and changes nothing', async () => {
  const tab = await openPage('#777');
  expect(tab.text('#banner')).toBe('链接无法识别：777');
  expect(tab.board.moves).toEqual([]);
  await play(tab, H8);
  expect(tab.isVisible('#banner')).toBe(false);
  tab.window.location.hash = '7777';
  await tab.settled();
  expect(tab.text('#banner')).toBe('链接无法识别：7777');
  expect(tab.board.moves).toEqual([H8]);
  expect(tab.faults).toEqual([]);
});

test('a game is restored with the moves ahead, the rule and the size, also after a visit by a link', async () => {
  let tab = await openPage();
  tab.fill('#rule', 'renju');
  tab.fill('#size', '9');
  await play(tab, 40, 41, 31);
  await tab.act('#back');
  const game = { moves: [40, 41], ahead: [31], rule: 'renju', size: 9, turn: 'black' };
  tab = await tab.reload();
  expect(tab.board).toMatchObject(game);
  expect(tab.text('#moves')).toBe('2');
  tab = await tab.reload(`wuziqi/#${columnCode}`);
  expect(tab.board).toMatchObject({ moves: column, rule: 'freestyle' });
  tab = await tab.reload('wuziqi/');
  expect(tab.board).toMatchObject(game);
  expect(tab.faults).toEqual([]);
});

test('a move can be entered as coordinates; an entry that is not a free point is explained', async () => {
  const tab = await openPage('', { language: 'en' });
  const { board } = tab;
  await tab.unfold('#entry-details');
  /** @param {string} entry */
  const enter = (entry) => {
    tab.fill('#point', entry);
    tab.$('#point').focus();
    tab.press('Enter');
    return tab.text('#note');
  };
  expect(enter('h8')).toBe('');
  expect(enter(' Ａ15 ')).toBe('');
  expect(board.moves).toEqual([112, 0]);
  expect(tab.$('#point').value).toBe('');
  for (const bad of ['P3', 'A0', 'A16', '']) {
    expect(enter(bad)).toBe(`There is no point "${bad}": a column A to O, then a row 1 to 15`);
  }
  expect(enter('H8')).toBe('H8 already has a stone');
  expect(board.moves).toEqual([112, 0]);
  tab.fill('#size', '19');
  enter('S19');
  expect(board.moves).toEqual([18]);
  expect(tab.faults).toEqual([]);
});

test('confirmation and forbidden points are settings', async () => {
  let tab = await openPage('?rule=renju');
  const { board, window } = tab;
  expect(tab.$('#foul').closest('.field').hidden).toBe(false);
  await tab.act(pointOf(tab, H8), 'touch');
  expect(tab.text('#status')).toBe('选中 H8：再点一次，或按“落子”');
  await tab.act('#place');
  expect(board.moves).toEqual([H8]);
  tab.fill('#confirm', 'on');
  expect(tab.document.body.classList).toContain('confirms');
  await play(tab, 0);
  expect(board).toMatchObject({ moves: [H8], aim: 0 });
  await tab.act('#place');
  expect(board.moves).toEqual([H8, 0]);
  expect(tab.$('#place').getAttribute('aria-disabled')).toBe('true');
  tab.fill('#confirm', 'off');

  board.open([110, 0, 111, 14, 82, 210, 97, 224]);
  const explanation = 'H8 是三三禁手：活三 F8 到 H8，活三 H10 到 H8';
  /** @param {number} point */
  const hover = (point) =>
    pointOf(tab, point).dispatchEvent(new window.PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  hover(H8);
  expect(tab.text('#status')).toBe(explanation);
  hover(200);
  expect(tab.text('#status')).toBe('轮到黑棋');
  await play(tab, H8);
  expect(tab.text('#status')).toBe(`${explanation}；再下一次就算落子，黑棋判负`);
  tab.fill('#foul', 'refuse');
  await play(tab, H8, H8);
  expect(board.steps).toBe(8);
  tab.fill('#foul', 'lose');
  expect(board.foul).toBe('lose');
  tab.fill('#rule', 'standard');
  expect(tab.$('#foul').closest('.field').hidden).toBe(true);
  expect(tab.faults).toEqual([]);
  tab = await tab.reload();
  expect([tab.board.confirm, tab.board.foul]).toEqual(['off', 'lose']);
});

test('orientation, surface, stones and numbers of the board are stored settings', async () => {
  let tab = await openPage('#0077', { language: 'en' });
  const { board } = tab;
  await tab.act('#turn-board');
  await tab.act('#mirror-board');
  expect(tab.$('#mirror-board').getAttribute('aria-pressed')).toBe('true');
  expect(board).toMatchObject({ quarters: 1, mirrored: true, moves: [0, 112] });
  expect(address(tab)).toBe('#0077');
  expect(label(tab, 0)).toBe('A15, black, move 1');
  for (let i = 0; i < 2; i++) await tab.act('#turn-board');
  for (const choice of ['[name=surface][value=dark]', '[name=stones][value=pattern]', '#numbers']) {
    tab.$(choice).click();
  }
  const look = { quarters: 3, mirrored: true, surface: 'dark', stones: 'pattern', numbers: true };
  expect(board).toMatchObject(look);
  expect(board.getAttribute('surface')).toBe('dark');
  tab = await tab.reload();
  expect(tab.board).toMatchObject({ ...look, moves: [0, 112] });
  expect(tab.$('[name=stones]:checked').value).toBe('pattern');
  expect(tab.faults).toEqual([]);
});

test('buttons, the slider and the list of moves step through the game, and it continues from any move', async () => {
  const tab = await openPage('', { language: 'en' });
  const { board } = tab;
  const game = [112, 113, 97, 98, 82];
  expect(tab.isVisible('#player')).toBe(false);
  await play(tab, ...game);
  expect(tab.$('#player').open).toBe(true);
  await tab.act('#first');
  for (let i = 0; i < 2; i++) await tab.act('#forward');
  expect(board).toMatchObject({ moves: game.slice(0, 2), ahead: game.slice(2), turn: 'black' });
  expect(tab.text('#at')).toBe('Move 2 of 5');
  tab.fill('#seek', '1');
  expect(board.steps).toBe(1);
  await tab.act('#list li:nth-child(5) button');
  expect(board.steps).toBe(4);
  tab.press('ArrowUp');
  expect(board.steps).toBe(3);
  expect(tab.focused).toBe('3Black H9');
  tab.press('Home');
  tab.press('ArrowDown');
  expect(board.steps).toBe(1);
  expect(tab.$('#list [aria-current]').tabIndex).toBe(0);
  expect(tab.isVisible('#branch')).toBe(false);

  await play(tab, 200, 201);
  expect(board).toMatchObject({ moves: [112, 200, 201], ahead: [] });
  expect(tab.text('#branch')).toBe('Another line from move 2 on: undo to that point to restore the first');
  const items = [...tab.document.querySelectorAll('#list li')];
  expect(items.findIndex((item) => item.querySelector('.branch'))).toBe(2);
  for (let i = 0; i < 2; i++) await tab.act('#undo');
  expect(board).toMatchObject({ moves: [112], ahead: game.slice(1) });
  expect(tab.isVisible('#branch')).toBe(false);
  await tab.act('#redo');
  expect(board).toMatchObject({ moves: [112, 200], ahead: [201] });
  await tab.act('#undo');
  await tab.act('#last');
  expect(board.moves).toEqual(game);

  board.open(column);
  tab.fill('#speed', '4');
  await tab.act('#first');
  tab.click('#play');
  expect(tab.$('#play').getAttribute('aria-label')).toBe('Pause');
  await tab.tick(250);
  tab.click('#play');
  expect(tab.text('#moves')).toBe('2');
  await tab.tick(1000);
  expect(tab.text('#moves')).toBe('2');
  await tab.act('#play');
  expect(tab.text('#status')).toBe('Black wins: five in a row, A15 to A11');
  expect(tab.isVisible('#result')).toBe(false); // nobody has moved
  expect(tab.faults).toEqual([]);
});

test('the analysis lists threats, searches for a forced win, and evaluates the position', async () => {
  const tab = await openPage('', { language: 'en' });
  const { board } = tab;
  await tab.unfold('#analysis-details');
  board.open([112, 33, 113, 34, 114, 35, 115, 111, 97, 0, 82, 224]);
  await tab.act('#threats');
  expect(tab.text('#threat-list')).toContain('Black: four H8 to K8, next L8');
  board.focus();
  tab.press('t');
  expect(tab.isVisible('#threat-list')).toBe(false);
  expect(tab.$('#threats').checked).toBe(false);
  await tab.act('#threats');
  board.open([112]);
  expect(tab.text('#threat-list')).toBe('Neither side has any');
  expect(tab.text('#solve')).toBe('Can White force a win?');
  board.open([H8, 0]);
  tab.click('#solve');
  expect(tab.text('#solve')).toBe('Stop the search');
  expect(tab.text('#forced')).toMatch(/^Searching: \d+ positions$/);
  tab.click('#solve');
  expect(tab.text('#solve')).toBe('Can Black force a win?');
  await tab.act('#solve');
  expect(tab.text('#forced')).toBe('Black has no forced win: proved for fours and threes');
  board.open([112, 0, 113, 14, 127, 210, 97, 224]);
  expect(tab.text('#forced')).toBe('');
  await tab.act('#solve');
  expect(tab.text('#forced')).toMatch(/^Black wins by force, by fours alone, in \d+ moves: step forward to see them$/);

  expect(tab.isVisible('#evaluation')).toBe(false);
  await tab.act('#watch');
  for (const [pieces, score, text] of /** @type {const} */ ([
    [four, '100', 'Black wins by force'],
    [[0, 112, 2, 113, 4, 114, 30, 115], '-100', 'White wins by force'],
  ])) {
    board.open(pieces);
    await tab.settled();
    expect(tab.text('#evaluation-text')).toBe(text);
    expect(tab.$('#evaluation-bar').getAttribute('aria-valuenow')).toBe(score);
    expect(tab.$('#evaluation-bar').getAttribute('aria-valuetext')).toBe(text);
  }
  board.open([H8]);
  await tab.settled();
  expect(tab.text('#evaluation-text')).toMatch(/^(Even|Black is ahead)$/);
  await tab.act('#watch');
  expect(tab.isVisible('#evaluation')).toBe(false);
  expect(tab.faults).toEqual([]);
});

test('a hint replaces the status until the next move, and a win with a hint sets no record', async () => {
  const tab = await openPage('?size=5', { language: 'en' });
  withoutReview(tab);
  await play(tab, 0, 5, 1, 6, 2, 7, 3, 8);
  await tab.act('#hint');
  expect(tab.text('#status')).toBe('Hint: black at E5, which wins');
  await play(tab, 4);
  expect(tab.text('#status')).toBe('Black wins: five in a row, A5 to E5');
  expect(tab.item('wuziqi.results')).toMatchObject({ 'freestyle.5': { played: 1, won: 1, best: null } });
  expect(tab.text('#result')).toContain('hints used');
  expect(tab.faults).toEqual([]);
});

test('an opening rule asks for a colour, also after a reload', async () => {
  let tab = await openPage('', { language: 'en' });
  tab.fill('#opening', 'swap');
  expect(tab.text('#status')).toBe('The opening, placed by the first player: now black');
  expect(tab.isVisible('#choice')).toBe(false);
  await play(tab, 112, 113, 97);
  expect(tab.text('#status')).toBe('The second player chooses a colour');
  expect(['#take-black', '#take-white', '#take-more'].map((id) => tab.isVisible(id))).toEqual([true, true, false]);
  expect(tab.text('#opening-name')).toMatch(/^Opening: .+ \(direct\)$/);
  await tab.act('#take-black');
  await play(tab, 0);
  tab = await tab.reload();
  expect(tab.board.steps).toBe(4);
  expect(tab.text('#status')).toBe('Black to play: the second player');
  for (let i = 0; i < 2; i++) await tab.act('#undo');
  await tab.act('#take-white');
  expect(tab.text('#status')).toBe('White to play: the second player');

  tab.fill('#opening', 'swap2');
  await tab.act('#restart');
  await play(tab, 112, 113, 97);
  await tab.act('#take-more');
  expect(tab.text('#status')).toBe('The opening, placed by the second player: now white');
  await play(tab, 0, 14);
  expect(tab.text('#status')).toBe('The first player chooses a colour');
  expect(tab.isVisible('#take-more')).toBe(false);
  await tab.act('#take-white');
  expect(tab.text('#status')).toBe('White to play: the first player');
  expect(tab.faults).toEqual([]);
});

describe('the record of a game', () => {
  /** @param {import('../visit.js').Visit} tab @returns {(text: string) => Promise<string>} pastes a text, and returns what the page says */
  const pasteInto = (tab) => async (text) => {
    tab.fill('#import-text', text);
    await tab.act('#import-box form .button');
    return tab.text('#import-note');
  };

  test('is imported in any format, or rejected with a reason and the place', async () => {
    const tab = await openPage('', { language: 'en' });
    const { board } = tab;
    await play(tab, H8);
    await tab.unfold('#share-details');
    const paste = pasteInto(tab);
    expect(await paste(columnCode)).toBe('Imported: 9 moves; undo restores the previous game');
    expect(board.moves).toEqual(column);
    expect(tab.$('#import-text').value).toBe('');
    expect(await paste('h8, I8\nh9')).toMatch(/^Imported: 3 moves/);
    expect(board.moves).toEqual([112, 113, 97]);
    expect(await paste('(;GM[4]FF[4]SZ[19];B[aa];W[ss])')).toMatch(/^Imported: 2 moves, 19×19/);
    expect(board).toMatchObject({ moves: [0, 360], size: 19 });
    expect(address(tab)).toBe('?size=19#a19s1');
    expect(await paste('(;SZ[15]AB[hh][ig]AW[gg]')).toBe(
      'Imported: a position of 3 stones; undo restores the previous game A missing parenthesis or semicolon was added',
    );
    expect(board).toMatchObject({ moves: [112, 96, 98], turn: 'white', size: 15 });
    const { moves } = board;
    for (const [record, reason] of [
      ['', 'Paste a text or open a file first'],
      ['777', 'The point at character 1 is not on a board of 15 777'],
      ['7777', 'Move 2 is where move 1 is already'],
      ['h8 q3', 'The point at character 4 is not on a board of 15 h8 q3'],
      ['h8 !', 'Character 4 "!" makes no sense there h8 !'],
      ['(;SZ[99])', 'The board size at character 6 is not one of 5 to 22 (;SZ[99])'],
      ['(;SZ[15];W[hh];B[ii];W[gg])', 'On this board Black begins and the colours take turns'],
    ]) {
      expect(await paste(record)).toBe(reason);
    }
    await paste('h8 q3');
    expect(tab.text('#import-note mark')).toBe('q');
    expect(board.moves).toEqual(moves);
    await tab.act('#undo');
    expect(board).toMatchObject({ moves: [0, 360], size: 19 });
    expect(tab.faults).toEqual([]);
  });

  test('is chosen from several readings and from several games', async () => {
    const tab = await openPage('', { language: 'en' });
    const { board } = tab;
    await tab.unfold('#share-details');
    const paste = pasteInto(tab);
    const choices = () => [...tab.document.querySelectorAll('#import-box li')].map((item) => tab.text(item));
    expect(await paste('h8 j9')).toBe('It can be read in several ways: choose one h8 j9');
    expect(choices()).toEqual(['coordinates', 'coordinates without the letter I']);
    await tab.act('#import-box li:last-child button');
    expect(board.moves).toEqual([112, 98]);
    expect(choices()).toEqual([]);

    expect(await paste('(;SZ[15]GN[first];B[hh])\n(;SZ[9];B[ee];W[ff])')).toBe('It holds 2: choose one');
    expect(choices()).toEqual(['1. first, 1 move', '2. 2 moves, 9×9']);
    await tab.act('#import-box li:last-child button');
    expect(board).toMatchObject({ moves: [40, 50], size: 9 });
    expect(tab.faults).toEqual([]);
  });

  test('is read from a file in any encoding', async () => {
    const tab = await openPage('', { language: 'en' });
    await tab.unfold('#share-details');
    // The second byte of 表 in Shift-JIS is a backslash.
    await tab.openFile('#import-box input', Buffer.from('(;SZ[15]CA[Shift_JIS];B[hh]C[\x95\\];W[ii])', 'latin1'));
    expect(tab.board.moves).toEqual([112, 128]);
    expect(tab.faults).toEqual([]);
  });

  test('is copied in each notation, and saved as a picture', async () => {
    const tab = await openPage('#777868', { language: 'en' });
    await tab.unfold('#share-details');
    for (const notation of ['base15', 'coordinates', 'sgf']) await tab.act(`[data-copy=${notation}]`);
    expect(tab.copied).toEqual(['777868', 'h8 i8 i9', '(;GM[4]FF[4]SZ[15];B[hh];W[ih];B[ig])']);
    expect(tab.text('#record-note')).toBe('Copied: SGF');

    await tab.act('[data-picture=svg]');
    expect(tab.text('#record-note')).toBe('The picture is saved');
    const [{ name, file }] = tab.saved;
    expect(name).toBe('wuziqi-3.svg');
    const picture = new tab.window.DOMParser().parseFromString(await file.text(), 'image/svg+xml');
    expect(picture.documentElement.localName).toBe('svg');
    const stones = [...picture.querySelectorAll('.stone')];
    expect(stones.map((stone) => ['cx', 'cy', 'class'].map((key) => stone.getAttribute(key)))).toEqual([
      ['7.5', '7.5', 'stone black'],
      ['8.5', '7.5', 'stone white'],
      ['8.5', '6.5', 'stone black'],
    ]);

    tab.fill('#size', '9');
    await tab.act('[data-copy=base15]');
    expect(tab.text('#record-note')).toBe('Only a board of 15 can be written in digits');
    expect(tab.faults).toEqual([]);
  });
});

test('a clock runs from the first move on, gains with each move, and is kept with the game', async () => {
  const tab = await openPage('', { language: 'en' });
  const clocks = () => tab.text('#clocks');
  tab.fill('#clock', '3+2');
  await tab.settled();
  expect([tab.isVisible('#clocks'), clocks()]).toEqual([true, '3:00 3:00']);
  await play(tab, 112);
  expect([clocks(), tab.text('#clocks .running')]).toEqual(['3:02 3:00', '3:00']);
  await play(tab, 113);
  expect(tab.$('#clocks .running').dataset.color).toBe('black');
  const again = await tab.reload();
  expect(again.item('wuziqi.times')).toMatchObject({ moves: 2 });
  expect([again.text('#clocks'), again.$('#clocks .running').dataset.color]).toEqual(['3:02 3:02', 'black']);
  again.board.open([112, 113, 114, 115, 116]);
  await again.tick(1000);
  expect([again.text('#clocks'), again.document.querySelector('#clocks .running')]).toEqual(['3:00 3:00', null]);
  again.fill('#clock', 'none');
  await again.settled();
  expect(again.isVisible('#clocks')).toBe(false);
  expect(again.faults).toEqual([]);
});

test('a clock goes on when another move is made after several were taken back', async () => {
  const tab = await openPage('', { language: 'en', kept: { 'wuziqi.clock': '3+2' } });
  await play(tab, 112, 113, 114, 115);
  await tab.tick(10_000);
  for (let count = 0; count < 3; count++) await tab.act('#undo');
  await play(tab, 116);
  expect([tab.text('#clocks'), tab.$('#clocks .running').dataset.color]).toEqual(['2:54 3:06', 'black']);
  expect(tab.faults).toEqual([]);
});

test('whoever has no time left has lost', async () => {
  const state = {
    line: [112, 113],
    steps: 2,
    rule: 'freestyle',
    size: 15,
    choices: [],
    opponent: 'white',
    level: 'easy',
  };
  const tab = await openPage('', {
    language: 'en',
    kept: {
      'wuziqi.clock': '5+0',
      'wuziqi.times': { black: 1, white: 60_000, moves: 2 },
      'wuziqi.saved': { state: { ...state, helped: false }, picture: null },
    },
  });
  await tab.tick(250);
  await tab.settled();
  expect(tab.text('#status')).toBe('Black is out of time: White wins');
  expect(tab.text('#result-title')).toBe('Black is out of time');
  expect([...tab.document.querySelectorAll('#result-actions button')].map(({ id }) => id)).toContain('easier');
  await tab.act(pointOf(tab, 128));
  expect(tab.board.total).toBe(2);
  await tab.act('#again');
  expect([tab.text('#clocks'), tab.text('#status')]).toEqual(['5:00 5:00', 'Black to play']);
  expect(tab.faults).toEqual([]);
});
