// Firefox as all tests start it. A start takes 3 s of processor time, so the test files of a run share a few browsers.
import { env } from 'node:process';
import puppeteer from 'puppeteer-core';

/** @typedef {import('puppeteer-core').Browser} Browser */

/** @returns {Promise<Browser>} */
const start = () =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: env.QIJU_FIREFOX ?? '/usr/bin/firefox-esr',
    timeout: 0, // the limit of the test applies, however busy the machine is
    extraPrefsFirefox: {
      'dom.ipc.processPrelaunch.enabled': false, // starts a process for a page that may come
      'browser.pagethumbnails.capturing_disabled': true,
      'layout.frame_rate': 30, // a tenth less CPU time than with 60
    },
  });

/** @type {Browser[]} */
let shared = [];

/** Jest calls it before the first test file. @param {{ maxWorkers: number }} config one for each worker is started */
export async function startShared({ maxWorkers }) {
  shared = await Promise.all(Array.from({ length: maxWorkers }, start));
  env.QIJU_SHARED_FIREFOX = shared.map((browser) => browser.wsEndpoint()).join(' ');
  await Promise.all(shared.map((browser) => browser.disconnect())); // it serves one connection at a time
}

/** Jest calls it after the last test file. */
export function stopShared() {
  for (const browser of shared) browser.process()?.kill();
}

/** @param {string} address of a browser that is shared @returns {Promise<Browser>} `close` leaves it to the next file */
async function connect(address) {
  const browser = await puppeteer.connect({ browserWSEndpoint: address, protocol: 'webDriverBiDi' });
  const own = browser.browserContexts();
  browser.close = async () => {
    const ours = browser.browserContexts().filter((context) => !own.includes(context));
    await Promise.all(ours.map((context) => context.close()));
    await browser.disconnect();
  };
  return browser;
}

/** @returns {Promise<Browser>} that of Jest's worker; a new one outside Jest, or if that one has crashed */
export async function launchFirefox() {
  const address = env.QIJU_SHARED_FIREFOX?.split(' ')[Number(env.JEST_WORKER_ID) - 1];
  return address ? connect(address).catch(start) : start();
}
