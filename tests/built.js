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
  globalThis.noteRead?.(file);
  if (!contents.has(file) && existsSync(root + file)) contents.set(file, readFileSync(root + file));
  return contents.get(file);
}

/** @param {Record<string, string>} [headers] of every response */
export const serveSite = (headers) =>
  serve(`${root}build/site`, { port: 0, headers, onFile: (path) => globalThis.noteRead?.(`build/site/${path}`) });

/** @param {string} project of Jest @param {string} file of its tests */
const notesOf = (project, file) => `${root}build/read/${project}/${file}.json`;

/** read: what each test has read, by its full name; full: at full length there may be more tests. @typedef {{ full: boolean, read: Record<string, string[]> }} Notes */

/** @param {string} project @param {string} file @returns {Notes} of the last time that each of its tests ran */
export function notesFor(project, file) {
  const path = notesOf(project, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { full: false, read: {} };
}

/** @param {string} project @param {string} file @param {Notes} notes */
export function keepNotes(project, file, notes) {
  const path = notesOf(project, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(notes));
}
