// The playground in a browser: programs run in workers of a sandbox, from which nothing gets out, and can be stopped.
import { expectFit } from './violations.js';
import { site, visit } from './visit.js';

/** @typedef {import('./visit.js').Page} Page */

/** Runs code, and waits for a verdict. @param {Page} page @param {string} [code] the one in the editor if not given */
const run = (page, code) =>
  page.evaluate(async (text) => {
    if (text !== undefined) tools.fill('#code', text);
    tools.$('#run').click();
    const isDone = () => ['true', 'false'].includes(tools.$('#verdict').dataset.right);
    await tools.until(isDone);
    await tools.settled();
    return {
      verdict: tools.$('#verdict').textContent,
      printed: tools.$$('#output > *').map((line) => line.textContent),
    };
  }, code);

test('an example and its worker run; the board shows what it is about', async () => {
  const { page, faults } = await visit('playground/#example=createWorker', { language: 'en' });
  const { verdict, printed } = await run(page);
  expect([verdict, ...printed]).toEqual([expect.stringMatching(/^Done in \d+ ms$/), '81', 'TimeoutError']);
  const shown = await page.evaluate(async () => {
    const board = await tools.until(() => tools.$('huarong-board'));
    await board.ready;
    await tools.until(() => board.total > 0);
    return { total: board.total, steps: board.steps, height: tools.box(board).height };
  });
  expect(shown).toEqual({ total: 118, steps: 0, height: expect.any(Number) });
  expect(shown.height).toBeGreaterThan(300);
  await expectFit(page, 'worker');
  for (const example of ['lianliankan.deal', 'gomoku.analyse', 'gomoku-board']) {
    await page.evaluate((name) => tools.fill('#example', name), example);
    await run(page);
    await page.evaluate((game) => tools.until(() => tools.$(`#stage > ${game}-board`)), example.split(/\W/)[0]);
    await page.evaluate(() => tools.settled());
    await expectFit(page, example);
  }
  expect(faults).toEqual([]);
});

test('the line of an error is told, of syntax too', async () => {
  const { page, faults } = await visit('playground/', { language: 'en' });
  expect(await run(page, 'console.log(1);\n\nnull.here;')).toEqual({
    verdict: 'The code failed',
    printed: ['1', expect.stringMatching(/^TypeError: /), 'Line 3: null.here;'],
  });
  expect((await run(page, 'const a = 1;\nconst b = ;\n')).printed).toEqual([
    expect.stringMatching(/^SyntaxError: /),
    'Line 2: const b = ;',
  ]);
  expect((await run(page, 'setTimeout(() => {\n  late();\n});\nawait new Promise(() => {});')).printed).toEqual([
    'ReferenceError: late is not defined',
    'Line 2: late();',
  ]);
  expect(faults).toEqual([]);
});

test('an endless loop is stopped; code has neither the page, nor its storage, nor the network', async () => {
  const { page, faults } = await visit('playground/', { language: 'en' });
  const endless = run(page, "console.log('begins');\nfor (;;);");
  await page.evaluate(async () => {
    await tools.until(() => tools.$('#output pre'));
    tools.$('#stop').click();
  });
  expect(await endless).toEqual({ verdict: 'Stopped', printed: ['begins'] });
  const { printed } = await run(
    page,
    `console.log(typeof document, typeof localStorage);
try { await fetch('${site.url}'); } catch (error) { console.log(error.name); }
try { importScripts('${site.url}boot.js'); } catch (error) { console.log(error.name); }`,
  );
  expect(printed).toEqual(['undefined undefined', 'TypeError', 'NetworkError']);
  expect(faults.filter((fault) => !/Content Security Policy/.test(fault))).toEqual([]);
});
