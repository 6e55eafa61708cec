// Reads the built site and package for tests. The files that a test reads are recorded: it is skipped until one of them changes.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../web/tools/serve.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const folders = { site: 'build/site', package: 'dist' };

/** @typedef {keyof typeof folders} Part */

/** @type {Map<string, Buffer>} */
const contents = new Map();

/** @param {Part} part @param {string} path relative to the part @returns {Buffer | undefined} */
export function readBuilt(part, path) {
  const file = `${folders[part]}/${path}`;
  globalThis.recordRead?.(file);
  if (!contents.has(file) && existsSync(root + file)) contents.set(file, readFileSync(root + file));
  return contents.get(file);
}

/** @param {Record<string, string>} [headers] of every response */
export const serveSite = (headers) =>
  serve(`${root}build/site`, { port: 0, headers, onFile: (path) => globalThis.recordRead?.(`build/site/${path}`) });

/** @param {string} project of Jest @param {string} file of its tests @returns {string} the path of the record */
const readsFile = (project, file) => `${root}build/read/${project}/${file}.json`;

/**
 * The files that each test of a file read when it last ran, by its full name. `full` is true after a run at full length, which
 * may have more tests.
 * @typedef {{ full: boolean, read: Record<string, string[]> }} Reads
 */

/** @param {string} project @param {string} file @returns {Reads} */
export function loadReads(project, file) {
  const path = readsFile(project, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { full: false, read: {} };
}

/** @param {string} project @param {string} file @param {Reads} reads */
export function storeReads(project, file, reads) {
  const path = readsFile(project, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(reads));
}
