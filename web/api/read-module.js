// Reads a module in Node.
import { readFile } from 'node:fs/promises';
import { cwd } from 'node:process';
import { pathToFileURL } from 'node:url';

/** @param {string | URL} address a URL, or a path */
export async function readModule(address) {
  const url = new URL(address, pathToFileURL(`${cwd()}/`));
  return url.protocol === 'file:' ? readFile(url) : fetch(url);
}
