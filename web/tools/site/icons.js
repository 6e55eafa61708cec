// Replaces `<!-- icon undo-2 -->` in a page by the icon of that name: https://lucide.dev
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** @param {string} name @returns {string} the content of the SVG element */
const shapesOf = (name) =>
  readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8')
    .replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '')
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>');

/** @param {string} html @returns {string} */
export const addIcons = (html) =>
  html.replace(
    /<!-- icon (\S+) -->/g,
    (_, name) => `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapesOf(name)}</svg>`,
  );
