// Loads the engines compiled to plain JavaScript, which pages use where WebAssembly is blocked.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from '../../web/tools/bundle.js';
import { levelsPlugin } from '../../web/tools/levels.js';

/** @type {import('qiju').Level[]} */
const levels = JSON.parse(readFileSync(new URL('../../dist/levels.json', import.meta.url), 'utf8'));

/**
 * @param {string} contents a program, in web/api
 * @param {import('esbuild').BuildOptions} options
 */
async function bundle(contents, options) {
  const { outputFiles } = await build({
    ...bundleOptions,
    stdin: { contents, resolveDir: fileURLToPath(new URL('../../web/api', import.meta.url)) },
    plugins: [...bundleOptions.plugins, levelsPlugin(async () => levels)],
    write: false,
    ...options,
  });
  return /** @type {import('esbuild').OutputFile[]} */ (outputFiles)[0].text;
}

/**
 * Runs a program without WebAssembly.
 * @param {string} program imports `{ qiju }` from './plain-javascript.js'
 * @returns {Promise<string>} its output
 */
export async function runPlain(program) {
  // The module is compiled for web pages only.
  const banner = { js: 'delete globalThis.WebAssembly; globalThis.window = globalThis;' };
  return execFileSync(process.execPath, ['--input-type=module', '-'], {
    input: await bundle(program, { banner }),
    encoding: 'utf8',
  });
}

/**
 * Imports the functions into this process.
 * @returns {Promise<import('qiju').Qiju>}
 */
export async function importPlain() {
  const folder = mkdtempSync(join(tmpdir(), 'qiju-plain-'));
  try {
    const file = join(folder, 'plain.mjs');
    writeFileSync(
      file,
      await bundle("export { qiju } from './plain-javascript.js';", { define: { window: 'globalThis' } }),
    );
    return (await import(pathToFileURL(file).href)).qiju;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
