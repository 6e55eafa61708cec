// Sounds are off by default, offered once, and follow the events of the board. Tests in browsers check the volume.

/** Counts the notes that start. @param {any} window */
function listen(window) {
  window.notes = 0;
  window.contexts = 0;
  /** A node with every property and method. @type {any} */
  const node = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'connect'
          ? () => node
          : name === 'start'
            ? () => window.notes++
            : name === 'gain' || name === 'frequency'
              ? node
              : () => {},
      set: () => true,
    },
  );
  window.AudioBufferSourceNode = function () {
    return node;
  };
  window.AudioContext = class {
    currentTime = 0;
    sampleRate = 48_000;
    constructor() {
      window.contexts++;
    }
    createGain = () => node;
    createOscillator = () => node;
    createBiquadFilter = () => node;
    createBuffer = () => ({ length: 4, copyToChannel() {} });
    async resume() {}
  };
}
const view = { before: listen };
const nearlyWon = [0, 15, 1, 16, 2, 17, 3, 18];

test.each([true, false])('sound is off until it is switched on, which is stored; storage: %p', async (storage) => {
  let tab = await visit('wuziqi/', { ...view, storage, kept: { 'wuziqi.opponent': 'none' } });
  tab.board.opponent = null;
  const play = async (/** @type {number} */ point) => {
    tab.board.place(point);
    await tab.settled();
    return tab.window.notes;
  };
  expect([await play(112), tab.window.contexts]).toEqual([0, 0]);
  await tab.act('#open-settings');
  tab.click('#sound');
  await tab.settled();
  tab.press('Escape');
  expect([await play(113), tab.window.contexts]).toEqual([1, 1]);
  tab = await tab.reload();
  tab.board.opponent = null;
  const heard = await play(100);
  expect((await play(101)) > heard).toBe(storage);
  expect(tab.faults).toEqual([]);
});

test('sound is offered once, after the first game', async () => {
  let tab = await visit('wuziqi/#77', {
    ...view,
    language: 'en',
    firstVisit: true,
    kept: { 'wuziqi.opponent': 'none' },
  }); // an address with a game shows no lesson
  const win = async () => {
    tab.board.open(nearlyWon);
    tab.board.place(4);
    await tab.settled();
    return [...tab.document.querySelectorAll('.toast')].map((toast) => tab.text(toast));
  };
  expect(await win()).toEqual([expect.stringMatching(/^Turn sounds on\?/)]);
  tab.click('.toast button');
  expect([tab.document.querySelector('.toast'), tab.item('sound')]).toEqual([null, true]);
  await tab.settled();
  tab.board.open(nearlyWon);
  tab.board.place(5);
  expect(tab.window.notes).toBeGreaterThan(0);
  tab = await tab.reload();
  expect(await win()).toEqual([]);
  expect(tab.faults).toEqual([]);
});

test('a win is a run of six notes after the click of the stone; demonstrations are silent', async () => {
  const tab = await visit('wuziqi/', { ...view, kept: { sound: true, 'wuziqi.opponent': 'none' } });
  tab.board.open(nearlyWon);
  tab.board.place(4);
  await tab.settled();
  expect(tab.window.notes).toBe(7);
  tab.board.dispatchEvent(
    new tab.window.CustomEvent('win', { bubbles: true, composed: true, detail: { demonstrated: true } }),
  );
  expect(tab.window.notes).toBe(7);
  expect(tab.faults).toEqual([]);
});
