// Makes the script that runs the programs of the playground, with the package in it: the sandbox can load no other file.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from '../bundle.js';
import { levelsPlugin } from '../levels.js';

/** @param {string} outfile */
export const buildProgram = (outfile) =>
  build({
    ...bundleOptions,
    plugins: [...bundleOptions.plugins, levelsPlugin()],
    entryPoints: [fileURLToPath(new URL('../../site/pages/playground/program/program.js', import.meta.url))],
    format: 'iife',
    outfile,
  });
