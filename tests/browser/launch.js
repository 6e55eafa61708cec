// Starts the browsers that puppeteer drives.
import { env } from 'node:process';
import puppeteer from 'puppeteer-core';
import { launchChromium } from '../chromium.js';

/** @typedef {import('puppeteer-core').Browser} Browser */

const starts = {
  chromium: launchChromium,
  /** @returns {Promise<Browser>} */
  firefox: () =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: env.QIJU_FIREFOX ?? '/usr/bin/firefox-esr',
      timeout: 0, // only the limit of the test applies, since the machine may be busy
      extraPrefsFirefox: {
        'dom.ipc.processPrelaunch.enabled': false, // no process for a page that may never come
        'browser.pagethumbnails.capturing_disabled': true,
        'browser.sessionhistory.max_total_viewers': 0, // no page stays in memory after a test has left it
        'layout.frame_rate': 30, // saves a tenth of the CPU time
      },
    }),
};

/** @param {keyof typeof starts} name @returns {Promise<Browser>} without a window */
export const launch = (name) => starts[name]();
