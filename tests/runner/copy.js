// Copies the working tree to build/<name>/, for suites that must not touch the tree or its builds.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { git } from './changes.js';

/** Removes sources that the tree no longer has: an old header could hide another. @param {string} folder @param {string[]} files */
function removeOthers(folder, files) {
  const known = new Set(files);
  for (const top of ['cpp', 'tests', 'web'].filter((each) => existsSync(`${folder}/${each}`))) {
    for (const inner of readdirSync(`${folder}/${top}`, { recursive: true })) {
      const file = `${top}/${inner}`;
      if (!known.has(file) && statSync(`${folder}/${file}`).isFile()) rmSync(`${folder}/${file}`);
    }
  }
}

/**
 * Copies the files that git knows or would add. Earlier builds in the copy are kept.
 * @param {string} name
 * @returns {Promise<string>} its folder
 */
export async function copyTree(name) {
  const folder = `build/${name}`;
  const names = new Set(await git('ls-files', '--cached', '--others', '--exclude-standard'));
  const files = [...names].filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  removeOthers(folder, files);
  for (const file of files) {
    const copy = `${folder}/${file}`;
    const content = readFileSync(file);
    if (existsSync(copy) && readFileSync(copy).equals(content)) continue;
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(file, copy);
  }
  rmSync(`${folder}/node_modules`, { force: true });
  symlinkSync(resolve('node_modules'), `${folder}/node_modules`, 'dir');
  return folder;
}

/** Copies the builds of the tree: the modules, the package, and the site if it exists. @param {string} folder */
export function copyBuilt(folder) {
  for (const part of ['.', 'panel', 'plain']) {
    mkdirSync(`${folder}/build/wasm/${part}`, { recursive: true });
    for (const file of readdirSync(`build/wasm/${part}`).filter((name) => /\.(js|wasm)$/.test(name))) {
      cpSync(`build/wasm/${part}/${file}`, `${folder}/build/wasm/${part}/${file}`);
    }
  }
  for (const part of ['dist', 'build/site'].filter(existsSync)) {
    rmSync(`${folder}/${part}`, { recursive: true, force: true });
    cpSync(part, `${folder}/${part}`, { recursive: true });
  }
}
