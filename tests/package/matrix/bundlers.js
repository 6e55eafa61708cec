// The bundlers and the runtimes that the package is tried in: installed under build/, once.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { arch, platform } from 'node:process';
import { fileURLToPath } from 'node:url';

const listed = fileURLToPath(new URL('bundlers', import.meta.url));
const home = fileURLToPath(new URL('../../../build/bundlers', import.meta.url));
const lock = 'package-lock.json';
const installed = `${home}/node_modules/.installed-lock.json`;

/** Installs them, unless that was done and the list is still the same. */
export function installBundlers() {
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(`${listed}/${lock}`))) return;
  rmSync(home, { recursive: true, force: true });
  cpSync(listed, home, { recursive: true });
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: home });
  cpSync(`${home}/${lock}`, installed);
}

/** @param {string} path @returns {string} of that file in a package that is installed */
export const toolPath = (path) => `${home}/node_modules/${path}`;

/**
 * @param {20 | 22} version
 * @returns {string} the program
 */
export const nodeOf = (version) => toolPath(`node${version}-${platform}-${arch}/bin/node`);
