// Measures the size of each entry with everything that a browser fetches for it.
//
//   node tests/package/sizes.js [--write]     prints the table, or writes it to sizes.json for the test
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { games } from '../../web/tools/bundle.js';
import { readBuilt } from '../built.js';

/** @typedef {{ raw: number, gzip: number, brotli: number }} Size in bytes */

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const table = fileURLToPath(new URL('sizes.json', import.meta.url));

/** @param {string} file of dist/ @returns {Buffer} */
const read = (file) => /** @type {Buffer} */ (readBuilt('package', file));

/** @param {string} file @returns {string[]} itself and what it imports */
export function closure(file) {
  const text = String(read(file));
  return [file, ...[...text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].flatMap(([, next]) => closure(next))];
}

/** @returns {Record<string, string[]>} the files of each entry */
function entries() {
  const modules = games.map((game) => `${game}.wasm`);
  return {
    qiju: [...closure('index.js'), 'qiju.wasm'],
    ...Object.fromEntries(games.map((game) => [`qiju/${game}`, [...closure(`${game}.js`), `${game}.wasm`]])),
    'qiju/core': closure('core.js'),
    'qiju/inline': closure('inline.js'),
    'qiju/worker': [...closure('worker.js'), ...closure('worker-host.js'), 'qiju.wasm'],
    'qiju/elements': [...closure('elements.js'), ...modules, 'qiju-serif.woff2'],
    ...Object.fromEntries(
      games.map((game) => [
        `qiju/elements/${game}`,
        [...closure(`${game}-element.js`), `${game}.wasm`, 'qiju-serif.woff2'],
      ]),
    ),
    'qiju/qiju.iife.js': ['qiju.iife.js'],
    ...Object.fromEntries(['qiju.wasm', ...modules].map((file) => [`qiju/${file}`, [file]])),
    'qiju/levels.json': ['levels.json'],
    'qiju/puzzles.json': ['puzzles.json'],
    'qiju/gomoku-puzzles.json': ['gomoku-puzzles.json'],
    ...Object.fromEntries(readdirSync(`${dist}/panel`).map((file) => [`qiju/panel/${file}`, [`panel/${file}`]])),
    ...Object.fromEntries(games.map((game) => [`qiju/single/${game}.html`, [`single/${game}.html`]])),
  };
}

/** @param {string[]} files @returns {Size} */
function sizeOf(files) {
  const size = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of new Set(files)) {
    const bytes = read(file);
    size.raw += bytes.length;
    size.gzip += gzipSync(bytes, { level: 9 }).length;
    size.brotli += brotliCompressSync(bytes).length;
  }
  return size;
}

/** @returns {Record<string, Size>} the sizes of the built package */
export const measure = () =>
  Object.fromEntries(Object.entries(entries()).map(([entry, files]) => [entry, sizeOf(files)]));

/** @returns {string} the installed version of Emscripten */
export const compiler = () =>
  /\d+\.\d+\.\d+/.exec(execFileSync('em++', ['--version'], { encoding: 'utf8' }))?.[0] ?? 'unknown';

/** @returns {{ emscripten: string, sizes: Record<string, Size> }} the recorded sizes and the version of Emscripten */
export const written = () => JSON.parse(readFileSync(table, 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = measure();
  if (process.argv[2] === '--write') {
    writeFileSync(table, `${JSON.stringify({ emscripten: compiler(), sizes }, null, 2)}\n`);
  }
  console.log('| entry | raw | gzip | brotli |\n|---|---:|---:|---:|');
  /** @param {number} bytes */
  const kilo = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  for (const [entry, { raw, gzip, brotli }] of Object.entries(sizes)) {
    console.log(`| \`${entry}\` | ${kilo(raw)} | ${kilo(gzip)} | ${kilo(brotli)} |`);
  }
}
