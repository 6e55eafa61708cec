// Updates of a page to a new version, with a fake service worker.

/** Adds MessageChannel to a window without it. @param {any} window */
function addChannels(window) {
  window.MessageChannel = class {
    /** @type {any} */
    port1 = {};
    port2 = { postMessage: (/** @type {unknown} */ data) => this.port1.onmessage({ data }) };
  };
}

/** Creates a worker of a version that records its messages. @param {string} version */
function createWorker(version) {
  /** @type {string[]} */
  const told = [];
  return Object.assign(new EventTarget(), {
    told,
    state: 'installed',
    postMessage(/** @type {string} */ message, /** @type {any[]} */ [port] = []) {
      if (message === 'version') port.postMessage(version);
      else told.push(message);
    },
  });
}

/** Opens a page, and registers the worker. @param {Record<string, unknown>} workers by their role */
async function openPage(workers) {
  const registration = Object.assign(new EventTarget(), {
    ...{ active: createWorker('old'), waiting: null, installing: null, update: async () => {} },
    ...workers,
  });
  const container = Object.assign(new EventTarget(), { register: async () => registration });
  const tab = await visit('statistics/', {
    language: 'en',
    before(window) {
      addChannels(window);
      // jsdom may fire the load event before or after the scripts run.
      window.addEventListener(
        'load',
        (/** @type {Event} */ event) => event.isTrusted && event.stopImmediatePropagation(),
      );
      Object.defineProperty(window.navigator, 'serviceWorker', { value: container });
    },
  });
  tab.window.dispatchEvent(new tab.window.Event('load'));
  await tab.settled();
  const offers = () => [...tab.document.querySelectorAll('.toast p')].map(({ textContent }) => textContent);
  return { tab, registration: /** @type {any} */ (registration), container, offers };
}

const offer = 'A new version of this site is available.';

test('without a waiting version there is no message', async () => {
  const { tab, registration, offers } = await openPage({});
  expect(offers()).toEqual([]);
  expect(registration.active.told).toContain('tidy up');
  expect([tab.departures, tab.faults]).toEqual([0, []]);
});

test('a waiting version takes over when the visitor accepts it, and the page reloads', async () => {
  const waiting = createWorker('new');
  const { tab, container, offers } = await openPage({ waiting });
  expect([offers(), waiting.told]).toEqual([[offer], []]);
  await tab.act('.toast .button');
  expect([waiting.told, tab.departures]).toEqual([['take over'], 0]);
  container.dispatchEvent(new Event('controllerchange'));
  expect([tab.departures, tab.faults]).toEqual([1, []]);
});

test('when another tab has let it take over, the page reloads at once', async () => {
  const waiting = createWorker('new');
  const { tab, registration, container, offers } = await openPage({ waiting });
  Object.assign(registration, { active: waiting, waiting: null });
  container.dispatchEvent(new Event('controllerchange'));
  expect([offers(), tab.departures]).toEqual([[offer], 0]);
  await tab.act('.toast .button');
  expect([waiting.told, tab.departures, tab.faults]).toEqual([[], 1, []]);
});

test('a version installed meanwhile is offered once, also when another follows', async () => {
  const { tab, registration, offers } = await openPage({});
  for (const version of ['new', 'newer']) {
    registration.installing = createWorker(version);
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = registration.installing;
    registration.waiting.dispatchEvent(new Event('statechange'));
    await tab.settled();
    expect(offers()).toEqual([offer]);
  }
  await tab.act('.toast .button');
  expect([registration.waiting.told, tab.faults]).toEqual([['take over'], []]);
});

test('the version of the page takes over by itself, and the page tells its version on request', async () => {
  const own = /assets\/(\w+)/.exec((await openPage({})).tab.$('link[rel=stylesheet]').href)?.[1] ?? '';
  const waiting = createWorker(own);
  const { tab, container, offers } = await openPage({ waiting });
  expect([waiting.told, offers()]).toEqual([['take over'], []]);
  /** @type {unknown[]} */
  const answers = [];
  const port = { postMessage: (/** @type {unknown} */ answer) => answers.push(answer) };
  container.dispatchEvent(Object.assign(new Event('message'), { data: 'version', ports: [port] }));
  expect([answers, tab.departures, tab.faults]).toEqual([[own], 0, []]);
});
