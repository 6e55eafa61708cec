// Compiles the strict programs of this folder as a user of the package would.
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The compiler of this project. */
export const ownCompiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** The programs: the resolution of modules, the files, and the libraries. @type {[resolution: string, files: string[], lib: string[]][]} */
export const programs = [
  ['nodenext', ['sample.ts', 'data.ts'], ['es2023', 'dom']],
  ['bundler', ['sample.ts', 'data.ts'], ['es2023', 'dom']],
  ['node10', ['sample.ts'], ['es2023', 'dom']],
  ['nodenext', ['without-dom.ts'], ['es2023']],
];

/**
 * Runs a type checker with a tsconfig.json where the package is installed.
 * @param {ReturnType<typeof import('./install.js').install>} home
 * @param {string[]} command words of Node
 * @param {string[]} include the files
 * @param {Record<string, unknown>} options other compiler options, added to the ones set here
 * @returns {string} what it says
 */
export function checkTypes({ folder, write }, command, include, options) {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    types: [],
    resolveJsonModule: true,
    ...options,
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include }));
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

/**
 * Compiles one of `programs`.
 * @param {ReturnType<typeof import('./install.js').install>} home
 * @param {string} tsc
 * @param {(typeof programs)[number]} program
 * @returns {string} the errors
 */
export function compile(home, tsc, [moduleResolution, files, lib]) {
  for (const file of files) cpSync(fileURLToPath(new URL(file, import.meta.url)), `${home.folder}/${file}`);
  const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext';
  const options = { lib, module, moduleResolution };
  // TypeScript 6 calls node10 deprecated; 5.4 does not know the word.
  const words = moduleResolution === 'node10' && !tsc.includes('typescript54') ? ['--ignoreDeprecations', '6.0'] : [];
  return checkTypes(home, [tsc, ...words], files, options);
}
