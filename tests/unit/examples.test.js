// Runs the examples of functions and options.
import { readFileSync, readdirSync } from 'node:fs';
import { load } from 'qiju';
import { createCalls } from './calls.js';

const qiju = await load();

const api = new URL('../../web/api/', import.meta.url);
const examples = ['lianliankan', 'huarong', 'gomoku'].flatMap((game) =>
  readdirSync(new URL(`${game}/`, api)).flatMap((file) => {
    if (!file.endsWith('.js')) return [];
    const text = readFileSync(new URL(`${game}/${file}`, api), 'utf8');
    return [...text.matchAll(/@example\n([^]*?)\*\//g)].map(([, lines]) => lines.replace(/^ *\* ?/gm, '').trim());
  }),
);

/** @type {new (...words: string[]) => (qiju: object) => Promise<any[]>} */
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;

const types = readFileSync(new URL('types.js', api), 'utf8');
const ofOptions = Array.from(types.matchAll(/`(.+; \/\/ → .+)`$/gm), ([, example]) => example);

test('options have examples', () => expect(ofOptions.length).toBeGreaterThan(30));

test.each([...examples, ...ofOptions])('%s', async (example) => {
  const [, before, asked, answer] = /** @type {string[]} */ (/^([^]*?)([^\n]+); \/\/ → (.*)$/.exec(example));
  const names = Object.keys(qiju).join(', ');
  const program = new AsyncFunction('qiju', `const { ${names} } = qiju;\n${before}return [${asked}, ${answer}];`);
  const [told, wanted] = await program(qiju);
  expect(told).toEqual(wanted);
});

test('every function has one', () => {
  const called = examples.map((example) => /.*?([\w.]+)\(/.exec(example)?.[1]);
  const names = [...createCalls(qiju).map(([name]) => name), 'lianliankan.board'];
  expect(called.sort()).toEqual(names.sort());
});
