// The types of the package in the oldest and the newest TypeScript, and of the elements in JSX and templates.
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkTypes, compile, programs } from '../tsc.js';
import { installApp, toolPath } from './bundlers.js';

const home = installApp();
beforeAll(() => {
  for (const name of ['@types', 'preact', 'solid-js', 'svelte', 'vue']) {
    symlinkSync(toolPath(name), `${home.folder}/node_modules/${name}`);
  }
  cpSync(fileURLToPath(new URL('templates', import.meta.url)), home.folder, { recursive: true });
});

/** TypeScript 5.4 takes the default export of a JSON entry for its namespace under nodenext; 7 has no node10. */
const missing = [
  ['typescript54', 'nodenext', 'data.ts'],
  ['typescript7', 'node10', 'sample.ts'],
].map(String);

const compilations = ['typescript54', 'typescript7'].flatMap((compiler) =>
  programs
    .filter(([resolution, file]) => !missing.includes(String([compiler, resolution, file])))
    .map((program) => /** @type {const} */ ([compiler, ...program])),
);

test.each(compilations)('a strict program compiles: %s, %s, %s', (compiler, ...program) =>
  expect(compile(home, toolPath(`${compiler}/bin/tsc`), program)).toBe(''),
);

/** The blocks of a language in the guide to the elements. @param {string} language @returns {string} */
function documented(language) {
  const guides = ['elements.md', 'zh/elements.md'].map((name) =>
    readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8'),
  );
  const [block, other] = guides.map((text) => text.match(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'm'))?.[1]);
  expect(block).toBeDefined();
  expect(other).toBe(block);
  return String(block);
}

/** @param {string} tool @param {string[]} include @param {object} [options] */
const check = (tool, include, options) =>
  checkTypes(
    home,
    tool.split(' ').map((word, index) => (index ? word : toolPath(word))),
    include,
    {
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      ...options,
    },
  );

test.each([
  ['react', { jsx: 'react-jsx' }],
  ['preact', { jsx: 'react-jsx', jsxImportSource: 'preact' }],
  ['solid', { jsx: 'preserve', jsxImportSource: 'solid-js' }],
])('the elements have types in JSX: %s', (framework, options) => {
  const jsx = readFileSync(`${home.folder}/jsx.tsx`, 'utf8');
  writeFileSync(`${home.folder}/boards.tsx`, `import 'qiju/elements/${framework}';\n${jsx}`);
  writeFileSync(`${home.folder}/guide.tsx`, documented('tsx').replace('elements/react', `elements/${framework}`));
  const own = framework === 'solid' ? ['solid.tsx'] : [];
  expect(check('typescript/bin/tsc', ['boards.tsx', 'guide.tsx', ...own], options)).toBe('');
});

test('the elements have types in templates of Vue', () => {
  writeFileSync(`${home.folder}/Guide.vue`, documented('vue'));
  expect(check('vue-tsc/bin/vue-tsc.js', ['App.vue', 'Guide.vue'])).toBe('');
});

test('the elements have types in templates of Svelte', () => {
  writeFileSync(`${home.folder}/Guide.svelte`, documented('svelte'));
  const tool = 'svelte-check/bin/svelte-check --tsconfig tsconfig.json --output machine --threshold error';
  const said = check(tool, ['*.svelte']);
  const errors = said.split('\n').filter((line) => line.includes(' ERROR '));
  expect(errors.map((line) => line.replace(/^.* ERROR "(.*?)" (\d+):.*$/, '$1 $2'))).toEqual([
    'Wrong.svelte 5',
    'Wrong.svelte 6',
    'Wrong.svelte 7',
  ]);
});
