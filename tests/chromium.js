// Chromium as all tests start it.
import puppeteer from 'puppeteer-core';

/** @returns {Promise<import('puppeteer-core').Browser>} without a window */
export const launchChromium = () =>
  puppeteer.launch({
    browser: 'chrome',
    executablePath: process.env.QIJU_CHROMIUM ?? '/usr/bin/chromium',
    timeout: 0, // the limit of the test applies, however busy the machine is
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--renderer-process-limit=1', // pages of a file share a process: a twelfth less CPU time
      // The address bar's pages, which every new context loads in the background, take longer than a page of ours.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
    ],
  });
