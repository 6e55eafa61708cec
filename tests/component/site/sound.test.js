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

test('the first result card offers the sound, once; the switch in the header and the settings follow', async () => {
  const kept = { 'wuziqi.opponent': 'none', 'wuziqi.lesson': true };
  let tab = await visit('wuziqi/', { ...view, language: 'en', firstVisit: true, kept });
  const win = async () => {
    tab.board.open(nearlyWon);
    tab.board.place(4);
    await tab.settled();
    return tab.isVisible('#sound-offer');
  };
  const isOn = () => tab.$('#sound-switch').getAttribute('aria-pressed');
  expect([isOn(), await win()]).toEqual(['false', true]);
  await tab.act('#accept-sound');
  expect([tab.isVisible('#sound-offer'), tab.text('#result-note'), tab.focus.id]).toEqual([
    false,
    'Sound is on',
    'result-title',
  ]);
  expect([isOn(), tab.item('sound')]).toEqual(['true', true]);
  tab.board.open(nearlyWon);
  tab.board.place(5);
  expect(tab.window.notes).toBeGreaterThan(0);
  await tab.act('#sound-switch');
  expect([isOn(), tab.item('sound')]).toEqual(['false', false]);
  await tab.act('#open-settings');
  tab.click('#sound');
  expect(isOn()).toBe('true');
  tab = await tab.reload();
  expect([isOn(), await win()]).toEqual(['true', false]);
  expect(tab.faults).toEqual([]);
});

test.each([true, false])('a card that was closed has offered the sound; storage: %p', async (storage) => {
  const kept = { 'wuziqi.opponent': 'none', 'wuziqi.lesson': true };
  const tab = await visit('wuziqi/', { ...view, storage, firstVisit: true, kept });
  const offers = [];
  for (let count = 0; count < 2; count++) {
    tab.board.open(nearlyWon);
    tab.board.place(4);
    await tab.settled();
    offers.push(tab.isVisible('#sound-offer'));
    tab.press('Escape');
  }
  expect(offers).toEqual([storage, false]);
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
