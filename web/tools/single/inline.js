// Plugins of esbuild that put a page's script into one file: pictures and fonts are inlined, the engine is a second script.
import { readFile } from 'node:fs/promises';

/** @typedef {Record<string, Uint8Array | string>} Files contents by name: a text is an SVG */

/** `new URL('./qiju-serif.woff2', import.meta.url)` in a source. */
const address = /new URL\('\.\/([\w-]+\.(?:woff2|svg))', import\.meta\.url\)/g;

/** @param {string} name @returns {string} a variable that holds its address */
const variable = (name) => name.replace(/\W/g, '_');

/** @param {Uint8Array | string} content @returns {string} the source of a module that creates a URL of the content */
function moduleOf(content) {
  const blob =
    typeof content === 'string'
      ? `[${JSON.stringify(content)}], { type: 'image/svg+xml' }`
      : `[Uint8Array.from(atob('${Buffer.from(content).toString('base64')}'), (char) => char.charCodeAt(0))], { type: 'font/woff2' }`;
  return `export default new URL(URL.createObjectURL(new Blob(${blob})))`;
}

/**
 * @param {Files} files the files whose addresses the sources have
 * @returns {import('esbuild').Plugin}
 */
export const inlineFiles = (files) => ({
  name: 'inline-files',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\/web\/elements\/.*\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const names = new Set([...source.matchAll(address)].map(([, name]) => name));
      const imports = [...names].map((name) => `import ${variable(name)} from 'inline:${name}';\n`);
      return { contents: imports.join('') + source.replace(address, (_, name) => variable(name)) };
    });
    onResolve({ filter: /^inline:/ }, ({ path }) => ({ path: path.slice('inline:'.length), namespace: 'inline' }));
    onLoad({ filter: /.*/, namespace: 'inline' }, ({ path }) => ({ contents: moduleOf(files[path]) }));
  },
});

/** Replaces modules of web/api that the elements import by the ones in the script of the engine. @type {import('esbuild').Plugin} */
export const engineElsewhere = {
  name: 'engine-elsewhere',
  setup({ onLoad }) {
    onLoad({ filter: /\/web\/api\/\w+\/browser\.js$/ }, () => ({ contents: 'export const { load } = QijuEngine;' }));
    onLoad({ filter: /\/web\/api\/\w+\/worker\.js$/ }, () => ({
      contents: 'export const { createWorker } = QijuEngine;',
    }));
    // Left out, since the engine as plain JavaScript is larger than all the rest.
    onLoad({ filter: /\/web\/api\/plain-javascript\.js$/ }, () => ({
      contents: "throw new Error('WebAssembly is blocked')",
    }));
  },
};
