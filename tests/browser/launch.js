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
      timeout: 0, // the limit of the test applies, however busy the machine is
      extraPrefsFirefox: {
        'dom.ipc.processPrelaunch.enabled': false, // starts a process for a page that may come
        'browser.pagethumbnails.capturing_disabled': true,
        'browser.sessionhistory.max_total_viewers': 0, // keeps no page that a test has left
        'layout.frame_rate': 30, // a tenth less CPU time than with 60
      },
    }),
};

/** @param {keyof typeof starts} name @returns {Promise<Browser>} without a window */
export const launch = (name) => starts[name]();
