import { readFile } from 'node:fs/promises';
import { cwd } from 'node:process';
import { pathToFileURL } from 'node:url';

/** Fetches a module in Node. @param {string | URL} address a URL, or a path */
export async function fetchModule(address) {
  const url = new URL(address, pathToFileURL(`${cwd()}/`));
  return url.protocol === 'file:' ? readFile(url) : fetch(url);
}
