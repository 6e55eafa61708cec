// Starts Chromium for all tests.
import puppeteer from 'puppeteer-core';

/** @returns {Promise<import('puppeteer-core').Browser>} without a window */
export const launchChromium = () =>
  puppeteer.launch({
    browser: 'chrome',
    executablePath: process.env.QIJU_CHROMIUM ?? '/usr/bin/chromium',
    timeout: 0, // only the limit of the test applies, since the machine may be busy
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--renderer-process-limit=1', // sharing a process saves a twelfth of the CPU time
      // Every new context would load the pages of the address bar in the background, which takes longer than a page of ours.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
    ],
  });
