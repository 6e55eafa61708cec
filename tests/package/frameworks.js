// Bundles programs with components of React, Vue, Svelte and Angular, in a folder with the installed package.
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compile } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';
import { pageWith } from './browser.js';

/** Vue's compiler has to know the custom elements. @type {import('esbuild').Plugin} */
const vue = {
  name: 'vue',
  setup({ onLoad }) {
    const templateOptions = {
      compilerOptions: { isCustomElement: (/** @type {string} */ tag) => tag.endsWith('-board') },
    };
    onLoad({ filter: /\.vue$/ }, ({ path }) => {
      const { descriptor } = parse(readFileSync(path, 'utf8'));
      const { content } = compileScript(descriptor, { id: 'app', inlineTemplate: true, templateOptions });
      return { contents: content, loader: 'ts' };
    });
  },
};

/** @type {import('esbuild').Plugin} */
const svelte = {
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, ({ path }) => ({ contents: compile(readFileSync(path, 'utf8'), {}).js.code }));
  },
};

/**
 * Bundles a program and makes a page of it, with an element #app.
 * @param {ReturnType<typeof import('./install.js').install>} home
 * @param {string} program in the folder
 * @param {string} policy of the page
 * @returns {Promise<string>} the path of the page
 */
export async function bundle(home, program, policy) {
  const [name] = program.split('.');
  await build({
    entryPoints: [`${home.folder}/${program}`],
    outfile: `${home.folder}/${name}/bundle.js`,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    conditions: ['browser'], // Svelte's other entry renders on a server
    nodePaths: [fileURLToPath(new URL('../../node_modules', import.meta.url))],
    plugins: [vue, svelte],
  });
  home.copyAssets(name);
  mkdirSync(`${home.folder}/${name}`, { recursive: true });
  home.write(
    `${name}/index.html`,
    pageWith('<div id="app"></div><script type="module" src="bundle.js"></script>', policy),
  );
  return `${name}/`;
}
