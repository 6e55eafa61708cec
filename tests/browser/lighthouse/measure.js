// Runs Lighthouse on a page in a browser of its own, where no test's other work is in the way.
//
//   node tests/browser/lighthouse/measure.js <address> desktop|mobile      prints a Report as JSON
import { argv, env, stdout } from 'node:process';
import lighthouse, { desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';

/** @typedef {{ scores: Record<string, number>, lost: string[] }} Report scores: 0 to 100; lost: the audits that cost some of it */

const [, , address, form] = argv;
const browser = await puppeteer.launch({
  executablePath: env.QIJU_CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const port = Number(new URL(browser.wsEndpoint()).port);
const result = await lighthouse(
  address,
  { port, logLevel: 'error', output: 'json' },
  form === 'desktop' ? desktopConfig : undefined,
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
