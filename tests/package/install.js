// Packs the package as npm would publish it, and installs it in an empty folder.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const installed = join(root, 'build/installed');
const tarball = join(installed, 'qiju.tgz');

/** Packs dist/ and installs it in build/installed. Jest calls this once, before the test files. */
export default function packAndInstall() {
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  /** @param {string} cwd @param {...string} words */
  const npm = (cwd, ...words) =>
    execFileSync('npm', [...words, '--offline', '--ignore-scripts', '--loglevel=error'], { cwd, encoding: 'utf8' });
  const packed = npm(root, 'pack', '--pack-destination', installed).trim();
  cpSync(join(installed, packed), tarball);
  writeFileSync(join(installed, 'package.json'), '{ "private": true, "type": "module" }');
  npm(installed, 'install', tarball);
}

/**
 * Copies the folder in which the package is installed.
 * @returns {{ tarball: string, folder: string, write: (name: string, text: string) => string, copyAssets: (to: string) => void,
 *   remove: () => void }} `write` writes a file in the folder and returns its path; `copyAssets` copies the files that the
 *   package fetches at run time to a folder in it
 */
export function install() {
  const folder = mkdtempSync(join(tmpdir(), 'qiju-'));
  cpSync(installed, folder, { recursive: true, verbatimSymlinks: true });
  /** @param {string} name @param {string} text */
  const write = (name, text) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  /** @param {string} to */
  const copyAssets = (to) => {
    const dist = join(folder, 'node_modules/qiju/dist');
    for (const file of readdirSync(dist).filter((name) => /\.(wasm|woff2|svg)$|worker-host\.js$|^shared-/.test(name))) {
      cpSync(join(dist, file), join(folder, to, file));
    }
  };
  return { tarball, folder, write, copyAssets, remove: () => rmSync(folder, { recursive: true }) };
}
