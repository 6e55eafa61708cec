// Finds the includes of our C++ files, and checks the order of layers.
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** Includes are relative to these folders. */
const roots = ['cpp', 'tests/cpp', 'tests/fuzz', 'tests'];

const games = ['lianliankan', 'huarong', 'gomoku'];

/** @param {string[]} folders @returns {string[]} the C++ files in them */
export const cppFiles = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(h|cpp)$/.test(file))
      .sort(),
  );

/** @param {string} file @returns {string[]} our files that it includes */
export const includesOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^#include "(.+)"/gm)]
    .map(([, name]) => roots.map((root) => `${root}/${name}`).find((path) => existsSync(path)) ?? name)
    .filter((path) => existsSync(path));

/** @param {string} file @returns {string[]} itself and our files that it includes, directly or not */
export function closure(file) {
  const found = new Set([file]);
  for (const path of found) for (const next of includesOf(path)) found.add(next);
  return [...found];
}

/** @param {string} from @param {string} to @returns {string | undefined} the rule that the include breaks */
function fault(from, to) {
  if (!from.startsWith('cpp/')) return undefined;
  const [, layer, part] = from.split('/');
  const [root, other, otherPart] = to.split('/');
  if (root !== 'cpp') return 'cpp includes tests';
  if (layer === 'bindings') return undefined;
  if (other === 'bindings') return 'an engine includes bindings';
  if (games.includes(other) && other !== layer) return 'an engine, or what engines share, includes another engine';
  if (layer === 'gomoku' && part === 'rules' && otherPart === 'search') return 'rules include a search';
  return undefined;
}

/** @returns {string[]} the includes that break the order of layers, and cycles */
export function includeFaults() {
  const graph = new Map(cppFiles(roots).map((file) => [file, includesOf(file)]));
  const faults = [...graph].flatMap(([from, list]) =>
    list.map((to) => ({ from, to, why: fault(from, to) })).filter(({ why }) => why !== undefined),
  );
  const emscripten = [...graph.keys()].filter(
    (file) => !file.startsWith('cpp/bindings/') && /^#include <emscripten/m.test(readFileSync(file, 'utf8')),
  );
  const cyclic = [...graph].filter(([file, list]) => list.some((next) => closure(next).includes(file)));
  return [
    ...faults.map(({ from, to, why }) => `${from} includes ${to}: ${why}`),
    ...emscripten.map((file) => `${file} includes Emscripten: only cpp/bindings may`),
    ...cyclic.map(([file]) => `${file} includes itself by way of others`),
  ];
}
