// The pages about algorithms: a text, the code that runs the figure, and a simple version in C++ from the tests.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import hljs from 'highlight.js';
import { framed } from '../../site/pages/learn/marks.js';
import { markupOf } from '../../site/kernel/svg.js';
import { article } from './article.js';
import { escape, render, snippet } from './markdown.js';
import { addPlaybackControls } from './playback-controls.js';
import { textIn } from './texts.js';

/** @typedef {import('../../elements/text/language-tag.js').Language} Language */
/** @typedef {import('./layout.js').Page} Page */
/** @typedef {{ zh: string, en: string }} Text */
/**
 * What page.json in the folder of a page holds.
 * @typedef {object} Description
 * @property {'lianliankan' | 'huarong' | 'gomoku'} board
 * @property {Text} title
 * @property {Text} about
 * @property {Text} help how the reader changes the board
 * @property {{ legend: Text, options: (Text & { value: string })[] }} [variants] of the algorithm; the first is shown at first
 * @property {{ file: string, region: string }} cpp region: the name that its comments `[name]` and `[/name]` have
 */

/** In the order in which they build on each other. */
const slugs = ['direction', 'turns', 'crosshair', 'positions', 'last-move', 'double-three'];

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** @param {string} file in the folder of these pages */
const read = (file) => readFileSync(`${root}web/site/pages/learn/${file}`, 'utf8');

/** @param {Text} text @returns {string} */
const both = ({ zh, en }) => `{{${zh}|${en}}}`;

/** @typedef {Page & { slug: string, description: Description }} Lecture */

/** @type {readonly Lecture[]} */
export const lectures = slugs.map((slug) => {
  /** @type {Description} */
  const description = JSON.parse(read(`${slug}/page.json`));
  const { title, about } = description;
  return {
    name: 'learn',
    path: `learn/${slug}/`,
    zh: `${title.zh} · 算法`,
    en: `${title.en} · Algorithms`,
    about,
    face: 'learn',
    slug,
    description,
  };
});

/** @typedef {{ text: string, steps: string[] }} Line steps: the names of the steps that it takes */

/**
 * The code as readers see it: without types and without the lines that tell the figure of steps. Such a line belongs to the line
 * before it, or to the line after it if there is only a bracket before it.
 * @param {string} source of a module
 * @returns {Line[]}
 */
export function listingOf(source) {
  const shown = source
    .replace(/^\/\/.*\n/, '')
    .replace(/\/\*\*.*?\*\/\s*/gs, '')
    .replace(/^import .*\n/gm, '')
    .replace(/^export /gm, '')
    .replace(/, step( = \(\) => \{\})?(?=[),])/g, '')
    .trim();
  /** @type {Line[]} */
  const lines = [];
  /** @type {string[]} */
  let waiting = [];
  for (const text of shown.split('\n')) {
    const step = /^\s*step\('([\w-]+)'/.exec(text);
    const last = lines[lines.length - 1];
    if (!step) {
      lines.push({ text, steps: waiting });
      waiting = [];
    } else if (/[^\s\])};]/.test(last.text)) last.steps.push(step[1]);
    else waiting.push(step[1]);
  }
  return lines;
}

/** @param {string} text @param {string} name @returns {string} the part between the comments `// [name]` and `// [/name]` */
export function regionOf(text, name) {
  const [, region] = new RegExp(`// \\[${name}\\]\\n(.*?)\\n *// \\[/${name}\\]`, 's').exec(text) ?? [];
  if (region === undefined) throw new Error(`There is no region ${name}`);
  const indent = Math.min(...(region.match(/^ *(?=\S)/gm) ?? []).map(({ length }) => length));
  return region.replace(new RegExp(`^ {${indent}}`, 'gm'), '');
}

/** @param {string} code @returns {string} */
const highlighted = (code) => hljs.highlight(code, { language: 'javascript' }).value.replace(/[{}]/g, escape);

/** @param {Line[]} lines @returns {string} */
const listing = (lines) =>
  `<div class="snippet"><pre class="listing" id="listing" tabindex="0"><code>${lines
    .map(
      ({ text, steps }) =>
        `<span class="line"${steps.length > 0 ? ` data-step="${steps.join(' ')}"` : ''}>${highlighted(text)}\n</span>`,
    )
    .join('')}</code></pre><button class="copy" aria-label="{{复制|Copy}}"><!-- icon copy --></button></div>`;

/** @param {string} slug @returns {Promise<import('../../site/pages/learn/figure.js').Film<any>>} */
const filmOf = async (slug) => (await import(`../../site/pages/learn/${slug}/film.js`)).film;

/** The board of a figure as it is shown at first. @param {Lecture} lecture */
async function stillOf({ slug, description: { variants } }) {
  const film = await filmOf(slug);
  const frames = film.framesOf(film.start, variants?.options[0].value ?? '');
  const frame = frames[film.opensAtStart ? 0 : frames.length - 1];
  return markupOf(framed(film.draw(frame.state ?? film.start), frame));
}

/** @param {Lecture} lecture */
async function figure(lecture) {
  const { board, help, variants } = lecture.description;
  const choice = variants
    ? `<fieldset class="variants"><legend>${both(variants.legend)}</legend>${variants.options
        .map(
          (option, index) =>
            `<label><input type="radio" name="variant" value="${option.value}"${index === 0 ? ' checked' : ''}> ${both(option)}</label>`,
        )
        .join('')}</fieldset>`
    : '';
  return addPlaybackControls(`<figure class="figure" id="figure" data-film="${lecture.slug}">
<div class="screen">${choice}
<div class="stage frame" id="stage" data-board="${board}">${await stillOf(lecture)}</div>
<p class="sentence" id="sentence" role="status"></p>
<div class="player" id="player"><!-- player 步|step --><button class="button small" id="reset">{{还原棋盘|Reset}}</button><!-- /player --></div>
<p class="muted help">${both(help)}</p>
</div>
${listing(listingOf(read(`${lecture.slug}/algorithm.js`)))}
</figure>`);
}

/** @param {Lecture} lecture @param {'zh' | 'en'} written @returns {Promise<string>} */
async function textOf(lecture, written) {
  const { title, cpp } = lecture.description;
  const resolve = (/** @type {string} */ href) => href;
  const [before, middle, after] = read(`${lecture.slug}/${written}.md`)
    .split(/<!-- (?:figure|c\+\+) -->/)
    .map((part) => render(part, resolve).html);
  const code = regionOf(readFileSync(root + cpp.file, 'utf8'), cpp.region);
  return [`<h1>${title[written]}</h1>`, before, await figure(lecture), middle, snippet(code, 'cpp'), after].join('\n');
}

/** @param {'zh' | 'en'} written @returns {Promise<string>} */
async function indexOf(written) {
  const cards = await Promise.all(
    lectures.map(
      async (lecture) => `<li><a class="film-card" href="${lecture.slug}/">
<span class="stage frame" data-board="${lecture.description.board}" aria-hidden="true">${await stillOf(lecture)}</span>
<span><strong>${lecture.description.title[written]}</strong>${lecture.about[written]}</span></a></li>`,
    ),
  );
  return `${render(read(`${written}.md`), (href) => href).html}<ol class="films">${cards.join('')}</ol>`;
}

/** @param {Page} page one of them, or their start page @param {Language} language @returns {Promise<string>} the page's own HTML */
export async function learnPage(page, language) {
  const written = language === 'en' ? 'en' : 'zh';
  const index = lectures.findIndex(({ path }) => path === page.path);
  const lecture = lectures[index];
  const up = lecture ? '../' : '';
  const chapters = lectures.map((other) => ({
    href: `${up}${other.slug}/`,
    title: other.description.title[written],
    isHere: other === lecture,
  }));
  const html = article({
    home: 'learn',
    up,
    groups: [{ title: '', chapters }],
    text: await (lecture ? textOf(lecture, written) : indexOf(written)),
    neighbours: [chapters[index - 1], chapters[index + 1]],
  });
  return textIn(language, html, html);
}
