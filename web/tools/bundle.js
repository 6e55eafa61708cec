// The options of esbuild for the package and the site.
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embedModules } from './embed.js';
import { styleSheet } from './style-sheets.js';

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The games. Each has its own module and entries. */
export const games = ['lianliankan', 'huarong', 'gomoku'];

/** @type {import('esbuild').Plugin} */
const styles = {
  name: 'styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await styleSheet(path), loader: 'text' })),
};

/** @satisfies {import('esbuild').BuildOptions} */
export const bundleOptions = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  external: ['node:*'],
  // `sideEffects` in package.json is about dist/. In the sources every import counts.
  ignoreAnnotations: true,
  // The modules in `qiju/inline` and `qiju/core`, and one as plain JavaScript for pages that block WebAssembly.
  alias: {
    '#core-wasm': here('../../build/wasm/core.wasm'),
    '#wasm': here('../../build/wasm/qiju.wasm'),
    '#plain-javascript': here('../../build/wasm/plain/qiju.js'),
  },
  plugins: [styles, embedModules],
};

/**
 * Leaves the parsers in files of their own, one per game, which a call of `parse` loads. esbuild would also move the modules that
 * they share with an entry to a file of their own, and each entry would load that, too.
 * @type {import('esbuild').Plugin}
 */
export const parsersApart = {
  name: 'parsers-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/parse\/index\.js$/ }, ({ kind, importer }) =>
      kind === 'dynamic-import' ? { path: `./${basename(dirname(importer))}-parser.js`, external: true } : null,
    ),
};
