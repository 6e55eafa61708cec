// Drives WebKit, the engine of Safari, in the form of WebKitGTK, by WebDriver (https://www.w3.org/TR/webdriver2/).
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { env } from 'node:process';

/** In milliseconds. Only the limit of the test applies, since the machine may be busy. */
const NO_LIMIT = 3_600_000;

/** Finds the browser that comes with the driver, in the library folder of the machine's architecture. */
function findBrowser() {
  const words = ['-c', 'ls /usr/lib/webkit*gtk-*/MiniBrowser /usr/lib/*/webkit*gtk-*/MiniBrowser 2>/dev/null || true'];
  const [path] = execFileSync('sh', words, { encoding: 'utf8' }).split('\n');
  if (!path) throw new Error('There is no MiniBrowser: install webkit2gtk-driver');
  return path;
}

/** @returns {Promise<number>} a free port */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/** @param {string} url @param {string} method @param {unknown} [body] @returns {Promise<any>} the driver's answer */
async function ask(url, method, body) {
  const response = await fetch(url, { method, body: body === undefined ? undefined : JSON.stringify(body) });
  const { value } = /** @type {any} */ (await response.json());
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Starts a display without a screen. @returns {Promise<import('node:child_process').ChildProcess & { display: string }>} */
async function startDisplay() {
  // Without -noreset the display restarts when the last browser ends, rejects the next one, and the driver waits for ever.
  const options = ['-noreset', '-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(/** @type {import('node:stream').Readable} */ (server.stdout), 'data');
  return Object.assign(server, { display: `:${String(number).trim()}` });
}

/** @param {string} display @returns {Promise<{ child: import('node:child_process').ChildProcess, url: string }>} */
async function startDriver(display) {
  const port = await freePort();
  const child = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GDK_BACKEND: 'x11' },
  });
  const url = `http://127.0.0.1:${port}`;
  // Only an answer shows that the driver listens.
  while (!(await ask(`${url}/status`, 'GET').catch(() => null))) {
    if (child.exitCode !== null) throw new Error('WebKitWebDriver has ended');
  }
  return { child, url };
}

/** Starts the display. A driver controls one browser at a time, so each browser gets its own driver. */
export async function startWebKit() {
  const display = await startDisplay();
  const binary = findBrowser();
  /** @type {import('node:child_process').ChildProcess[]} */
  const drivers = [];
  return {
    /** @returns {Promise<WebKitPage>} the only tab of a new browser, which has no storage yet */
    async open() {
      const driver = await startDriver(display.display);
      drivers.push(driver.child);
      const { sessionId } = await ask(`${driver.url}/session`, 'POST', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
      });
      const url = `${driver.url}/session/${sessionId}`;
      await ask(`${url}/timeouts`, 'POST', { script: NO_LIMIT, pageLoad: NO_LIMIT });
      return new WebKitPage(url, await ask(`${url}/window`, 'GET'), driver.child);
    },
    /** Ends everything, even browsers that a test has left open. */
    close: () => [...drivers, display].forEach((child) => child.kill()),
  };
}

/** The code points of WebDriver for keys. @type {Record<string, string>} */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** The current tab of each session. @type {Map<string, string>} */
const current = new Map();

/** A tab of WebKit, with the part of puppeteer's `Page` that the journeys use. */
export class WebKitPage {
  /** @param {string} session its address @param {string} handle of the window @param {import('node:child_process').ChildProcess} driver */
  constructor(session, handle, driver) {
    this.session = session;
    this.handle = handle;
    this.driver = driver;
  }

  /** @param {string} command @param {unknown} [body] */
  async #post(command, body = {}) {
    await this.#switch();
    return ask(`${this.session}/${command}`, 'POST', body);
  }

  /** Makes this the current tab. */
  async #switch() {
    if (current.get(this.session) === this.handle) return;
    await ask(`${this.session}/window`, 'POST', { handle: this.handle });
    current.set(this.session, this.handle);
  }

  /** @returns {Promise<WebKitPage>} another tab of the same browser */
  async newPage() {
    const { handle } = await this.#post('window/new', { type: 'tab' });
    return new WebKitPage(this.session, handle, this.driver);
  }

  /** @param {string} url */
  async goto(url) {
    await this.#post('url', { url });
  }

  async reload() {
    await this.#post('refresh');
  }

  /** Acts, and waits for the next document. @param {() => Promise<unknown>} act */
  async navigate(act) {
    await this.evaluate(() => Object.assign(window, { isOld: true }) && null);
    await act();
    while (await this.evaluate(() => 'isOld' in window || document.readyState !== 'complete').catch(() => true));
  }

  /**
   * @template T
   * @template {unknown[]} Given
   * @param {((...given: Given) => T | Promise<T>) | string} act a function, or its text; runs in the page
   * @param {Given} given
   * @returns {Promise<T>}
   */
  async evaluate(act, ...given) {
    const script = `const [given, done] = arguments;
      Promise.resolve().then(() => (${act})(...given)).then(
        (value) => done({ value }),
        (error) => done({ error: String(error) + '\\n' + error.stack }),
      );`;
    const answer = await this.#post('execute/async', { script, args: [given] });
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  }

  /** @param {object[]} actions of the mouse */
  #point(actions) {
    return this.#post('actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  /** @param {readonly { x: number, y: number }[]} way the button is pressed at the first point and released at the last */
  async drag([start, ...way]) {
    const move = ({ x = 0, y = 0 }) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 20 });
    await this.#point([
      move(start),
      { type: 'pointerDown', button: 0 },
      ...way.map(move),
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** @param {string[]} names as in `KeyboardEvent.key`, with modifiers before it: Shift+ArrowUp */
  async press(...names) {
    const actions = names.flatMap((name) => {
      const codes = name.split('+').map((key) => keys[key] ?? key);
      return [
        ...codes.map((value) => ({ type: 'keyDown', value })),
        ...codes.reverse().map((value) => ({ type: 'keyUp', value })),
      ];
    });
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** @param {{ width: number, height: number }} size of the viewport; the window is at least 447 px wide */
  async setViewport({ width, height }) {
    const chrome = await this.evaluate(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));
    await this.#post('window/rect', { width: width + chrome.width, height: height + chrome.height });
  }

  /** @returns {Promise<Buffer>} PNG */
  async screenshot() {
    await this.#switch();
    return Buffer.from(await ask(`${this.session}/screenshot`, 'GET'), 'base64');
  }

  /** Ends the browser. */
  async close() {
    await ask(this.session, 'DELETE');
    this.driver.kill();
  }
}
