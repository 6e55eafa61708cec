// The examples of the reference give the results that they show.
import assert from 'node:assert/strict';
import { load } from 'qiju';
import { createWorker } from 'qiju/worker';
import { examples } from '../../../web/tools/site/reference/examples.js';
import { asserting } from '../../asserting.js';

const AsyncFunction = /** @type {any} */ (async () => {}).constructor;
const scripts = [...examples].filter(([, { language }]) => language === 'js');

test('there are examples', () => expect(scripts.length).toBeGreaterThan(5));

test.each(scripts)('%s', async (_, { code }) => {
  const program = asserting(code.replace(/^import .*/gm, ''));
  expect(program.match(/assert\.deepEqual/g)?.length).toBe(code.match(/→/g)?.length);
  const scope = { assert, load, createWorker, ...(await load()) };
  // A block, since a snippet may declare a name that is already in scope.
  await new AsyncFunction(...Object.keys(scope), `{ ${program} }`)(...Object.values(scope));
});
