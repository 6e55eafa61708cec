// Measures the smoothness of the largest board of 连连看: 480 tiles under gravity, Chromium slowed down four times.
//
//   node tests/bench/frames.js [--skins]
//
// Prints a row for each gravity and skin: frames per second while pairs are joined, the worst frame, and the time of the main
// thread per pick, which other programs do not change. Needs build/site.
import { fileURLToPath } from 'node:url';
import { load } from 'qiju';
import { serve } from '../../web/tools/serve.js';
import { launchChromium } from '../chromium.js';

const PAIRS = 30;
const THROTTLE = 4;
/** The time between two picks, in milliseconds: as fast as anybody plays. */
const PACE = 150;

const { lianliankan } = await load();
const [site, browser] = await Promise.all([
  serve(fileURLToPath(new URL('../../build/site', import.meta.url)), { port: 0 }),
  launchChromium(),
]);

/**
 * @param {'none' | 'down' | 'centre'} gravity
 * @param {string} skin
 */
async function measure(gravity, skin) {
  const { board, solution } = lianliankan.deal({ rows: 16, cols: 30, kinds: 40, copies: 12, seed: 7, gravity });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.evaluateOnNewDocument(() => localStorage.setItem('qiju1.lianliankan.lesson', 'true'));
  await page.goto(`${site.url}lianliankan/`);
  await page.waitForFunction(() => {
    const element = /** @type {any} */ (document.querySelector('lianliankan-board'));
    return Boolean(element.qiju) && element.remaining > 0;
  });
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(
    (/** @type {any} */ given) => {
      const element = /** @type {any} */ (document.querySelector('lianliankan-board'));
      element.setAttribute('skin', given.skin);
      element.open(given.board, { gravity: given.gravity });
    },
    { board, gravity, skin },
  );
  await new Promise((done) => setTimeout(done, 2000));
  const costs = async () =>
    Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  const before = await costs();
  const frames = await page.evaluate(
    async (cells, pace) => {
      const rows = document.querySelector('lianliankan-board')?.shadowRoot?.querySelectorAll('[role=row]') ?? [];
      const buttons = [...rows].map((row) => [...row.querySelectorAll('button')]);
      /** @type {number[]} */
      const deltas = [];
      let last = performance.now();
      let running = true;
      requestAnimationFrame(function tick(now) {
        deltas.push(now - last);
        last = now;
        if (running) requestAnimationFrame(tick);
      });
      for (const [row, col] of cells) {
        buttons[row][col].click();
        await new Promise((done) => setTimeout(done, pace));
      }
      running = false;
      return deltas.slice(2);
    },
    solution.slice(0, PAIRS).flat(),
    PACE,
  );
  const after = await costs();
  const picks = 2 * PAIRS;
  /** @param {string} name */
  const perPick = (name) => `${((1000 * (after[name] - before[name])) / picks).toFixed(1)}`.padStart(8);
  const total = frames.reduce((sum, delta) => sum + delta, 0);
  console.log(
    `${gravity.padEnd(8)}${skin.padEnd(10)}`,
    `${((1000 * frames.length) / total).toFixed(1)}`.padStart(6),
    `${Math.max(...frames).toFixed(0)}`.padStart(8),
    ...['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration', 'TaskDuration'].map(perPick),
  );
  await page.close();
}

console.log(`480 tiles, ${PAIRS} pairs, CPU ${THROTTLE} times slower; milliseconds of the main thread a pick`);
console.log('gravity skin         fps  worst     script   style  layout  all tasks');
for (const gravity of /** @type {const} */ (['none', 'down', 'centre'])) await measure(gravity, 'mahjong');
if (process.argv.includes('--skins')) for (const skin of ['serif', 'dark', 'letters']) await measure('down', skin);
await browser.close();
await site.close();
