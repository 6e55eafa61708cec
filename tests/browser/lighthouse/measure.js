// Runs Lighthouse on a page in a new browser. Lighthouse measures by the clock; here the time of other programs is left out.
//
//   node tests/browser/lighthouse/measure.js <address> desktop|mobile      prints a Report as JSON
import { argv, stdout } from 'node:process';
import { auditFlowArtifacts, defaultConfig, desktopConfig, startFlow } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { launchChromium } from '../../chromium.js';

/** @typedef {{ scores: Record<string, number>, lost: string[] }} Report scores: 0 to 100; lost: the audits that lowered them */
/** @typedef {import('lighthouse').TraceEvent & { tts?: number, tdur?: number }} TraceEvent tts, tdur: ts and dur by the clock of its thread */

const [, , address, form] = argv;
const browser = await launchChromium();

/** Lighthouse's benchmark index of a mid-range phone; Lighthouse assumes a quarter of the speed of a fast computer. */
const PHONE_INDEX = 375;

/** Returns the factor by which a phone is slower than this machine: Lighthouse assumes a fast machine. */
async function slowdown() {
  const page = await browser.newPage();
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await used();
  const begin = performance.now();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  const share = (1000 * ((await used()) - before)) / (performance.now() - begin);
  await page.close();
  return Math.min(4, Math.max(1, index / share / PHONE_INDEX));
}

/** @returns {Promise<import('lighthouse').Config>} */
async function phoneConfig() {
  const throttling = { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: await slowdown() };
  return { ...defaultConfig, settings: { ...defaultConfig.settings, throttling } };
}

/**
 * Removes from a trace the time that threads waited for a processor.
 * @param {TraceEvent[]} events
 */
function leaveOutWaits(events) {
  /** The current task of each thread. @type {Map<number, TraceEvent & { end: number }>} */
  const tasks = new Map();
  for (const event of [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const { ts, dur = 0, tts, tdur, tid } = event;
    if (event.ph !== 'X' || tts === undefined || tdur === undefined) continue;
    const task = tasks.get(tid);
    if (task && ts < task.end) event.ts = task.ts + tts - Number(task.tts);
    else tasks.set(tid, { ...event, end: ts + dur });
    event.dur = tdur;
  }
}

const config = form === 'desktop' ? desktopConfig : await phoneConfig();
const flow = await startFlow(await browser.newPage(), { config, flags: { logLevel: 'error' } });
await flow.navigate(address);
const artifacts = await flow.createArtifactsJson();
await browser.close();
for (const step of artifacts.gatherSteps) leaveOutWaits(step.artifacts.Trace.traceEvents);
const result = await auditFlowArtifacts(artifacts, config);

const { categories, audits } = result.steps[0].lhr;
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
