// Starts the browsers. A start takes Firefox 3 s of processor time and Chromium a third of one, so the test files of a run
// share a few.
import { env } from 'node:process';
import puppeteer from 'puppeteer-core';
import { launchChromium } from '../chromium.js';

/** @typedef {import('puppeteer-core').Browser} Browser */
/** @typedef {'chromium' | 'firefox'} Name */

const starts = {
  chromium: launchChromium,
  /** @returns {Promise<Browser>} */
  firefox: () =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: env.QIJU_FIREFOX ?? '/usr/bin/firefox-esr',
      timeout: 0, // the limit of the test applies, however busy the machine is
      extraPrefsFirefox: {
        'dom.ipc.processPrelaunch.enabled': false, // starts a process for a page that may come
        'browser.pagethumbnails.capturing_disabled': true,
        'browser.sessionhistory.max_total_viewers': 0, // keeps no page that a test has left
        'layout.frame_rate': 30, // a tenth less CPU time than with 60
      },
    }),
};

/** @param {Name} name */
const variable = (name) => `QIJU_SHARED_${name.toUpperCase()}`;

/** @param {Name} name @returns {string[]} those of the browsers that are shared, one for each of Jest's workers */
const addresses = (name) => env[variable(name)]?.split(' ') ?? [];

/**
 * Jest calls it before the first test file.
 * @param {{ maxWorkers: number }} config one for each worker is started
 * @param {{ globals: { QIJU_BROWSER?: Name } }} project
 */
export async function startShared({ maxWorkers }, { globals: { QIJU_BROWSER: name = 'chromium' } }) {
  if (!(name in starts)) return; // WebKit starts for each file
  const browsers = await Promise.all(Array.from({ length: maxWorkers }, starts[name]));
  env[variable(name)] = browsers.map((browser) => browser.wsEndpoint()).join(' ');
  await Promise.all(browsers.map((browser) => browser.disconnect())); // Firefox serves one connection at a time
}

/** @param {Name} name @param {string} address @returns {Promise<Browser>} */
const connect = (name, address) =>
  puppeteer.connect({ browserWSEndpoint: address, protocol: name === 'firefox' ? 'webDriverBiDi' : 'cdp' });

/**
 * Jest calls it after the last test file. Where a shell script starts Chromium, to kill its process would leave the browser.
 * @param {object} _
 * @param {{ globals: { QIJU_BROWSER?: Name } }} project
 */
export async function stopShared(_, { globals: { QIJU_BROWSER: name = 'chromium' } }) {
  await Promise.allSettled(addresses(name).map(async (address) => (await connect(name, address)).close()));
}

/**
 * @param {Name} name
 * @param {string} address of a browser that is shared
 * @returns {Promise<Browser>} `close` leaves it to the next file
 */
async function borrow(name, address) {
  const browser = await connect(name, address);
  const own = browser.browserContexts();
  browser.close = async () => {
    const ours = browser.browserContexts().filter((context) => !own.includes(context));
    await Promise.all(ours.map((context) => context.close()));
    await browser.disconnect();
  };
  return browser;
}

/** @param {Name} name @returns {Promise<Browser>} that of Jest's worker; a new one outside Jest, or if that one has crashed */
export async function launch(name) {
  const address = addresses(name)[Number(env.JEST_WORKER_ID) - 1];
  return address ? borrow(name, address).catch(starts[name]) : starts[name]();
}
