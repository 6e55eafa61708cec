// Bundles a style sheet with its imports. The named media queries of tokens.css are written out, since no browser supports
// them. Tokens with one use are written out too, and unused tokens are left out.
import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const elements = here('../elements');

/** @param {string} folder @returns {string[]} the style sheets in it and below */
const styleSheetsIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => `${folder}/${file}`);

/** @param {readonly string[]} files */
const textOf = (files) => files.map((file) => readFileSync(file, 'utf8')).join('');

const tokens = textOf(styleSheetsIn(elements).filter((file) => file.endsWith('tokens.css')));
const customMedia = /@custom-media (--[\w-]+) ([^;]+);\s*/g;
const queries = new Map(Array.from(tokens.matchAll(customMedia), ([, name, query]) => [name, query]));
const tokenNames = new Set(Array.from(tokens.matchAll(/^ +(--[\w-]+):/gm), ([, name]) => name));

/** Tokens with one short value, such as a length, are written out at every use. */
const constants = new Map();
for (const [, name, value] of textOf([elements, here('../site')].flatMap(styleSheetsIn)).matchAll(
  /^ +(--[\w-]+): (.+);/gm,
)) {
  if (tokenNames.has(name)) constants.set(name, !constants.has(name) && /^[#\w]{1,8}$/.test(value) ? value : null);
}

/** @param {string} text with media queries @returns {string} */
const writeOut = (text) =>
  text.replace(/\((--[\w-]+)\)/g, (_, name) => {
    const query = queries.get(name);
    if (!query) throw new Error(`${name} is not in tokens.css`);
    return `(${writeOut(query)})`;
  });

/** Removes the hooks --qiju-…: a page sets them for an element, not for itself. @param {string} css */
const withoutHooks = (css) => css.replace(/(?<=^ +--[\w-]+: )var\(--qiju-[\w-]+, (.+)\);$/gm, '$1;');

/** @param {string} name @returns {RegExp} in a minified style sheet */
const declarationsOf = (name) => new RegExp(`(?<=[{;])${name}: ?([^;}]*);?`, 'g');

/** @param {string} css minified @returns {Set<string>} the tokens that it declares */
export const tokensOf = (css) => new Set([...tokenNames].filter((name) => declarationsOf(name).test(css)));

/**
 * @param {string} css minified
 * @param {string} others the other style sheets of its tree
 * @param {ReadonlySet<string>} given tokens that its tree already has
 * @returns {string}
 */
function prune(css, others, given) {
  for (const name of tokenNames) {
    const use = `var(${name})`;
    const values = Array.from(css.matchAll(declarationsOf(name)), ([, value]) => value);
    const isConstant = constants.get(name);
    const isElsewhere = !isConstant && (given.has(name) || others.includes(use));
    const isUsedOnce = css.split(use).length === 2 && values.length === 1 && !values[0].includes('var(');
    if (isConstant || (isUsedOnce && !isElsewhere)) css = css.replaceAll(use, isConstant ?? values[0]);
    if (given.has(name) || (!css.includes(use) && !isElsewhere)) css = css.replace(declarationsOf(name), '');
  }
  return css.replace(/[^{};]*\{\}/g, '');
}

/**
 * @param {string} path
 * @param {ReadonlySet<string>} [given] tokens that the document already has
 * @returns {Promise<string>} the minified style sheet
 */
export async function styleSheet(path, given = new Set()) {
  const isElement = path.startsWith(elements);
  /** @type {import('esbuild').Plugin} */
  const plugin = {
    name: 'tokens',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.css$/ }, async (file) => {
        const source = await readFile(file.path, 'utf8');
        const css = source.replace(customMedia, '').replace(/@media[^{]+/g, writeOut);
        return { contents: isElement ? css : withoutHooks(css), loader: 'css' };
      }),
  };
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome123', 'firefox120', 'safari17.5'], // the first with light-dark(): they get the prefixes that they need
    external: ['*.woff2', '*.svg'],
    plugins: [plugin],
  });
  let css = outputFiles[0].text.trim().replaceAll(':root,:host{', isElement ? ':host{' : ':root{');
  const folder = dirname(path);
  const others = isElement ? textOf(styleSheetsIn(folder.endsWith('board') ? elements : folder)) : '';
  for (let before = ''; before !== css;) css = prune((before = css), others, given);
  return css;
}
