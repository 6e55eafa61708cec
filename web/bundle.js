// How esbuild is asked to bundle, for the package and for the site alike.
import { fileURLToPath } from 'node:url';

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

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
  // Emscripten's glue, the module as a string for `qiju/inline`, and as plain JavaScript for where WebAssembly is barred.
  alias: {
    '#glue': here('../build/wasm/qiju.js'),
    '#wasm': here('../build/wasm/qiju.wasm'),
    '#plain': here('../build/wasm/plain/qiju.js'),
  },
  loader: { '.css': 'text', '.wasm': 'base64' },
};
