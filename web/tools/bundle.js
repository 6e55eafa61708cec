// How esbuild is asked to bundle, for the package and for the site alike.
import { fileURLToPath } from 'node:url';
import { styleSheet } from './style-sheets.js';

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Each has a module and entries of its own. */
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
  // package.json's `sideEffects` is about dist/; here every import is meant.
  ignoreAnnotations: true,
  // The module as a string for `qiju/inline`, and as plain JavaScript for where WebAssembly is barred.
  alias: {
    '#wasm': here('../../build/wasm/qiju.wasm'),
    '#plain': here('../../build/wasm/plain/qiju.js'),
  },
  plugins: [styles],
  loader: { '.wasm': 'base64' },
};
