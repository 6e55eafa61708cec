// Opens pages that use the package in Chromium.
import { launchChromium } from '../chromium.js';

/** The strictest policy under which the package runs: scripts may only compile wasm. */
export const strictPolicy = "default-src 'self'; img-src data:; script-src 'self' 'wasm-unsafe-eval'";

/**
 * @param {string} scripts
 * @param {string} [policy]
 * @returns {string} the HTML
 */
export const pageWith = (scripts, policy = strictPolicy) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>qiju</title><link rel="icon" href="data:,">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<body>${scripts}</body></html>
`;

/**
 * Opens a page and waits until it has set `told`.
 * @param {string} url
 */
export const visit = (url) =>
  play(url, async (page) => (await page.waitForFunction('globalThis.told', { timeout: 20_000 })).jsonValue());

/**
 * Opens a page and calls a function with it.
 * @param {string} url
 * @param {(page: import('puppeteer-core').Page) => Promise<unknown>} act
 * @returns {Promise<{ told: unknown, faults: string[] }>} told: the result of `act`; faults: errors, failed requests, violations
 *   of the policy
 */
export async function play(url, act) {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const faults = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
    page.on(
      'response',
      (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`),
    );
    await page.goto(url);
    const told = await act(page).catch((error) => void faults.push(String(error)));
    await page.waitForNetworkIdle({ idleTime: 200 });
    return { told, faults };
  } finally {
    await browser.close();
  }
}
