// Runs each JavaScript block of the READMEs, and checks the results after the arrows.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { install } from './install.js';

/** @type {ReturnType<typeof install>} */
let home;
beforeAll(() => {
  home = install();
});
afterAll(() => home.remove());

/**
 * Turns `call; // → answer` into an assertion; three spaces after the answer begin a remark.
 * @param {string} block
 */
const asserting = (block) =>
  block.replace(
    /^(?!import|const)(.+);\s*\/\/ → (.+?)(?: {3}.*)?$/gm,
    (_, call, answer) => `assert.deepEqual(${call}, ${answer});`,
  );

describe.each(['README.md', 'README.zh-CN.md'])('%s', (name) => {
  const text = readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  const blocks = [...text.matchAll(/^```js\n([^]*?)^```/gm)].map(([, block]) => block);

  test.each(blocks.map((block, index) => [index + 1, block]))('block %i', (_, block) => {
    const program = `import assert from 'node:assert/strict';\n${asserting(String(block))}`;
    expect(program.match(/assert\.deepEqual/g)?.length).toBe(String(block).match(/→/g)?.length);
    execFileSync(process.execPath, [home.write('readme.js', program)], { cwd: home.folder });
  });

  test('shows JavaScript', () => expect(blocks.length).toBeGreaterThan(2));
});
