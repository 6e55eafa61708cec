// Installs the bundlers and runtimes for the tests of the package under build/, once.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { arch, platform } from 'node:process';
import { fileURLToPath } from 'node:url';
import packAndInstall, { install } from '../install.js';

const listed = fileURLToPath(new URL('bundlers', import.meta.url));
const home = fileURLToPath(new URL('../../../build/bundlers', import.meta.url));
const lock = 'package-lock.json';
const installed = `${home}/node_modules/.installed-lock.json`;

/** Installs them, unless the list is unchanged. */
function installBundlers() {
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(`${listed}/${lock}`))) return;
  rmSync(home, { recursive: true, force: true });
  cpSync(listed, home, { recursive: true });
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: home });
  cpSync(`${home}/${lock}`, installed);
}

/** @param {string} path of a file in an installed package @returns {string} */
export const toolPath = (path) => `${home}/node_modules/${path}`;

/**
 * @param {20 | 22} version
 * @returns {string} the program
 */
export const nodeOf = (version) => toolPath(`node${version}-${platform}-${arch}/bin/node`);

/** Jest calls this once, before the test files. */
export default function installAll() {
  packAndInstall();
  installBundlers();
}

/**
 * Installs the package beside the programs of app/ before the tests of a file.
 * @returns {ReturnType<typeof install>} filled once the tests run
 */
export function installApp() {
  const app = /** @type {ReturnType<typeof install>} */ ({});
  beforeAll(() => {
    Object.assign(app, install());
    cpSync(fileURLToPath(new URL('app', import.meta.url)), app.folder, { recursive: true });
  });
  afterAll(() => app.remove?.());
  return app;
}
