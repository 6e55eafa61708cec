// Runs Lighthouse on a page in a browser of its own, where no test's other work is in the way.
//
//   node tests/browser/lighthouse/measure.js <address> desktop|mobile      prints a Report as JSON
import { argv, stdout } from 'node:process';
import lighthouse, { defaultConfig, desktopConfig } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { launchChromium } from '../../chromium.js';

/** @typedef {{ scores: Record<string, number>, lost: string[] }} Report scores: 0 to 100; lost: the audits that cost some of it */

const [, , address, form] = argv;
const browser = await launchChromium();

/** Lighthouse's measure of a phone of the middle class, which it takes to be four times as slow as a fast computer. */
const PHONE_INDEX = 375;

/** How many times slower a phone is than this machine is now: Lighthouse supposes a fast machine without other work. */
async function slowdown() {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return Math.min(4, Math.max(1, index / PHONE_INDEX));
}

/** @returns {Promise<import('lighthouse').Config>} */
async function phoneConfig() {
  const throttling = { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: await slowdown() };
  return { ...defaultConfig, settings: { ...defaultConfig.settings, throttling } };
}

const port = Number(new URL(browser.wsEndpoint()).port);
const result = await lighthouse(
  address,
  { port, logLevel: 'error', output: 'json' },
  form === 'desktop' ? desktopConfig : await phoneConfig(),
);
await browser.close();
if (!result) throw new Error(`Lighthouse gave no report of ${address}`);

const { categories, audits } = result.lhr;
const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
  auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]),
);
/** @type {Report} */
const report = {
  scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round(100 * (score ?? 0))])),
  lost: weighed
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, score, displayValue }) => `${id} ${score} ${displayValue ?? ''}`),
};
stdout.write(JSON.stringify(report));
