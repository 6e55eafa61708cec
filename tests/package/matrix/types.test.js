// The types of the package in the oldest and the newest TypeScript, and of the elements in JSX and templates.
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { blocksIn } from '../../asserting.js';
import { checkTypes, compile, programs } from '../tsc.js';
import { installApp, toolPath } from './bundlers.js';

const home = installApp();
beforeAll(() => {
  for (const name of ['@angular', '@types', 'preact', 'rxjs', 'solid-js', 'svelte', 'vue']) {
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
    .map(([resolution, files, lib]) => {
      const compiled = files.filter((file) => !missing.includes(String([compiler, resolution, file])));
      return /** @type {const} */ ([compiler, resolution, compiled, lib]);
    })
    .filter(([, , files]) => files.length > 0),
);

test.each(compilations)('strict programs compile: %s, %s, %j', (compiler, ...program) =>
  expect(compile(home, toolPath(`${compiler}/bin/tsc`), program)).toBe(''),
);

const guide = readFileSync(new URL('../../../docs/elements.md', import.meta.url), 'utf8');

/** The first block of a language in the guide to the elements. @param {string} language @returns {string} */
const documented = (language) => blocksIn(guide, language)[0].code;

/** @param {[tool: string, ...words: string[]]} command @param {string[]} include @param {object} [options] */
const check = ([tool, ...words], include, options) =>
  checkTypes(home, [toolPath(tool), ...words], include, {
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    ...options,
  });

test.each([
  ['react', { jsx: 'react-jsx' }],
  ['preact', { jsx: 'react-jsx', jsxImportSource: 'preact' }],
  ['solid', { jsx: 'preserve', jsxImportSource: 'solid-js' }],
])('the elements have types in JSX: %s', (framework, options) => {
  const jsx = readFileSync(`${home.folder}/jsx.tsx`, 'utf8');
  home.write('boards.tsx', `import 'qiju/elements/${framework}';\n${jsx}`);
  home.write('guide.tsx', documented('tsx').replace('elements/react', `elements/${framework}`));
  const own = framework === 'solid' ? ['solid.tsx'] : [];
  expect(check(['typescript/bin/tsc'], ['boards.tsx', 'guide.tsx', ...own], options)).toBe('');
});

test('the elements have types in templates of Vue', () => {
  home.write('Guide.vue', documented('vue'));
  expect(check(['vue-tsc/bin/vue-tsc.js'], ['App.vue', 'Guide.vue'])).toBe('');
});

test('the elements have types in templates of Svelte', () => {
  home.write('Guide.svelte', documented('svelte'));
  const words = ['--tsconfig', 'tsconfig.json', '--output', 'machine', '--threshold', 'error'];
  const said = check(['svelte-check/bin/svelte-check', ...words], ['*.svelte']);
  const errors = said.split('\n').filter((line) => line.includes(' ERROR '));
  expect(errors.map((line) => line.replace(/^.* ERROR "(.*?)" (\d+):.*$/, '$1 $2'))).toEqual([
    'Wrong.svelte 5',
    'Wrong.svelte 6',
    'Wrong.svelte 7',
  ]);
});

test('the events and references have types in templates of Angular', () => {
  home.write('guide.ts', documented('ts'));
  home.write(
    'strict.json',
    JSON.stringify({ extends: './tsconfig.json', angularCompilerOptions: { strictTemplates: true } }),
  );
  const said = check(['@angular/compiler-cli/bundles/src/bin/ngc.js', '-p', 'strict.json'], ['guide.ts', 'angular.ts']);
  expect(Array.from(said.matchAll(/\bTS\d+.*?'(.*?)'/g), ([, name]) => name)).toEqual(['loser', 'undoo']);
});
