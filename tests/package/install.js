// The package as npm would publish it, installed into an empty folder.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @returns {{ tarball: string, folder: string, write: (name: string, text: string) => string, copyAssets: (to: string) => void,
 *   remove: () => void }} the packed file, and the folder whose node_modules it is in; `copyAssets` lays what the package fetches
 *   beside a bundle in a folder of that
 */
export function install() {
  const folder = mkdtempSync(join(tmpdir(), 'qiju-'));
  /** @param {string} cwd @param {...string} words */
  const npm = (cwd, ...words) =>
    execFileSync('npm', [...words, '--offline', '--loglevel=error'], { cwd, encoding: 'utf8' });
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const tarball = join(folder, npm(root, 'pack', '--ignore-scripts', '--pack-destination', folder).trim());
  /** @param {string} name @param {string} text */
  const write = (name, text) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  /** @param {string} to */
  const copyAssets = (to) => {
    const dist = join(folder, 'node_modules/qiju/dist');
    for (const file of readdirSync(dist).filter((name) =>
      /^(qiju\.wasm|qiju-serif(-hant)?\.woff2|qiju-mahjong\.svg|worker-host\.js|shared-.*)$/.test(name),
    )) {
      cpSync(join(dist, file), join(folder, to, file));
    }
  };
  write('package.json', '{ "private": true, "type": "module" }');
  npm(folder, 'install', '--ignore-scripts', tarball);
  return { tarball, folder, write, copyAssets, remove: () => rmSync(folder, { recursive: true }) };
}
