// Wraps the HTML fragment of a page in the complete document.
import { createHash } from 'node:crypto';
import { games } from '../bundle.js';
import { dialogs } from './dialogs.js';
import { addIcons } from './icons.js';
import { guides } from './guides.js';
import { languages } from '../../site/kernel/languages.js';
import { lectures } from './learn.js';
import { modules } from './reference/modules.js';
import { htmlIn } from './texts.js';

/** @typedef {{ name: string, path: string, game?: string, zh: string, en: string, about: { zh: string, en: string }, inFooter?: 'players' | 'developers', hasBench?: true, hasFigure?: true, face?: 'headings' | 'tiles' | 'pieces' | 'guides' | 'learn' }} Page game: the game of its board, if that is not its name; hasBench: it runs a visitor's code; hasFigure: it shows an algorithm; face: the part of the serif font that it loads */

/** @type {readonly Page[]} */
export const pages = [
  {
    name: 'home',
    path: '',
    zh: '棋局',
    en: 'Qiju',
    about: {
      zh: '连连看、华容道、五子棋：打开就玩，免费、无广告、不用注册，断网也能玩。',
      en: 'Lianliankan, Huarong Road and Gomoku: free, no ads, no sign-up, and they work offline.',
    },
    face: 'pieces',
  },
  {
    name: 'lianliankan',
    path: 'lianliankan/',
    zh: '连连看',
    en: 'Lianliankan',
    about: {
      zh: '两张相同的牌，最多拐两个弯连起来。',
      en: 'Join two matching tiles with at most two turns.',
    },
    face: 'tiles',
  },
  {
    name: 'huarong',
    path: 'huarongdao/',
    zh: '华容道',
    en: 'Huarong Road',
    about: { zh: '挪开众将，让曹操走出华容道。', en: 'Slide the pieces aside to let Cao Cao out.' },
    face: 'pieces',
  },
  {
    name: 'gomoku',
    path: 'wuziqi/',
    zh: '五子棋',
    en: 'Gomoku',
    about: { zh: '先连成五子者胜。', en: 'Five in a row wins.' },
    face: 'headings',
  },
  {
    name: 'gomoku-puzzles',
    path: 'wuziqi/puzzles/',
    game: 'gomoku',
    zh: '五子棋习题',
    en: 'Gomoku puzzles',
    about: {
      zh: '一步连五、连续冲四、连续进攻的习题：八级三百多题，每天一题。',
      en: 'From five in one move to long attacks: over three hundred puzzles in eight grades, and one for each day.',
    },
    inFooter: 'players',
    face: 'headings',
  },
  {
    name: 'statistics',
    path: 'statistics/',
    zh: '统计',
    en: 'Statistics',
    about: { zh: '玩过多少局，过了多少关。', en: 'What was played and won on this device.' },
    inFooter: 'players',
    face: 'headings',
  },
  {
    name: 'panel',
    path: 'panel/',
    zh: '刷题工具',
    en: 'Coding practice',
    about: {
      zh: '运行自己写的解法，看它读了哪些格子；还有练习，和可以直接提交的引擎。',
      en: 'Run your own solution and see what it reads; with exercises, and the engine as files to submit.',
    },
    inFooter: 'developers',
    hasBench: true,
  },
  {
    name: 'playground',
    path: 'playground/',
    zh: '演练场',
    en: 'Playground',
    about: {
      zh: '在浏览器里试用每个函数：改代码，运行，看结果和棋盘。',
      en: 'Try every function in the browser: edit the code, run it, see the result and the board.',
    },
    inFooter: 'developers',
    hasBench: true,
    face: 'headings',
  },
  {
    name: 'docs',
    path: 'docs/',
    zh: '文档',
    en: 'Guides',
    about: { zh: '怎样使用棋局，以及它的原理。', en: 'How to use Qiju, and how it works.' },
    inFooter: 'developers',
    face: 'guides',
  },
  {
    name: 'reference',
    path: 'reference/',
    zh: 'API 参考',
    en: 'API reference',
    about: { zh: 'npm 包的每个函数与类型。', en: 'Every function and type of the npm package.' },
    inFooter: 'developers',
    face: 'headings',
  },
  {
    name: 'learn',
    path: 'learn/',
    zh: '算法',
    en: 'Algorithms',
    about: {
      zh: '三种游戏的算法，像放电影一样一步一步看：棋盘可以改，代码逐行对照。',
      en: 'Algorithms of the three games, step by step like a film, beside their code and on boards that you can change.',
    },
    inFooter: 'developers',
    hasFigure: true,
    face: 'learn',
  },
];

/** The guides, the parts of the reference and the pages about algorithms. @type {readonly Page[]} */
export const articles = [...guides, ...modules, ...lectures];

/** The names of the languages, in themselves. */
const names = { zh: '中文（简）', 'zh-Hant': '中文（繁）', en: 'English' };

/** The games of pages by the names of these: two pages may have one game. */
export const gameOf = new Map(
  pages.flatMap(({ name, game = name }) => (games.includes(game) ? [/** @type {const} */ ([name, game])] : [])),
);

/** @param {Page} page @returns {string} the folder of its source, relative to this file */
export const sourceOf = ({ name }) => `../../site/${gameOf.has(name) ? 'games' : 'pages'}/${name}`;

/** Without this a page is painted before all of it has arrived, and then its parts move. */
const paintWhole = '<link rel="expect" href="#footer" blocking="render">';

/** @param {string} name @param {string} content @returns {string} metadata that other sites show */
const property = (name, content) => `<meta property="og:${name}" content="${content}">`;

/** The screenshots that stand for pages; the start page stands for the others. @type {Record<string, string>} */
const pictures = {
  lianliankan: 'lianliankan',
  huarong: 'huarongdao',
  gomoku: 'wuziqi',
  'gomoku-puzzles': 'wuziqi',
  panel: 'panel',
};

/**
 * @param {typeof languages[number]} own
 * @param {Page} page
 * @param {string} assets the asset folder relative to the site's root
 * @returns {string[]} the page's address in each language, and its picture; search engines and other sites want absolute ones
 */
function addresses(own, { name, path }, assets) {
  const { SITE_URL } = process.env;
  if (!SITE_URL) return [];
  const to = (/** @type {string} */ folder) => `${SITE_URL}${folder}${path}`;
  const picture = `${pictures[name] ?? 'home'}-${own.language === 'en' ? 'en' : 'zh'}.webp`;
  return [
    ...languages.map(({ tag, folder }) => `<link rel="alternate" hreflang="${tag}" href="${to(folder)}">`),
    `<link rel="alternate" hreflang="x-default" href="${to('')}">`,
    property('url', to(own.folder)),
    property('image', SITE_URL + assets + picture),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** @param {typeof languages[number]} own @param {Page} page @param {string} assets @returns {string} what search engines and other sites read */
const metadata = (own, page, assets) =>
  [
    property('site_name', '{{棋局|Qiju}}'),
    property('title', `{{${page.zh}|${page.en}}}`),
    property('description', `{{${page.about.zh}|${page.about.en}}}`),
    property('type', 'website'),
    property('locale', own.tag.replace('-', '_')),
    ...addresses(own, page, assets),
  ].join('\n');

/** Turns the sound on and off. Settings has it, too. */
const soundSwitch =
  '<button class="switch" id="sound-switch" aria-label="{{声音|Sound}}" aria-pressed="false"><!-- icon volume-2 --><!-- icon volume-x --></button>\n';

/** @param {string} script in a page @returns {string} the source that allows it in a Content-Security-Policy */
const hashOf = (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** @param {string} path of a page @returns {string} the relative path from the page to the home page */
const home = (path) => path.replace(/[^/]+/g, '..') || './';

/**
 * @param {Page} page
 * @param {string} fragment the page's own HTML, from <main> on
 * @param {{ language: typeof languages[number], boot: string, script: string, chunks: string[], seal: string, assets: string }} build
 *   the script that runs first, the file of its own script, the chunks that this imports, the picture of the site as SVG, and
 *   the asset folder relative to the site's root
 * @returns {string}
 */
export function layout(page, fragment, { language, boot, script, chunks, seal, assets: folder }) {
  const top = home(page.path);
  const root = home(language.folder + page.path);
  const assets = root + folder;
  /** @param {Page['inFooter']} [place] the header if not given */
  const navigation = (place) =>
    pages
      .filter((other) => other.path && other.inFooter === place)
      .map((other) => {
        const isAbove = page.path.startsWith(other.path);
        const current = other === page ? ' aria-current="page"' : isAbove ? ' aria-current="true"' : '';
        const en = other.en.replace(' Road', '<span class="wide">&nbsp;Road</span>');
        return `<a href="${top}${other.path}"${current}>{{${other.zh}|${en}}}</a>`;
      })
      .join('');
  // Without these the browser would discover the chunks one after another.
  const preloads = chunks.map((chunk) => `<link rel="modulepreload" href="${assets}${chunk}">`);
  if (fragment.includes('class="game"')) {
    preloads.push(`<link rel="preload" href="${assets}${page.game ?? page.name}.wasm" as="fetch" crossorigin>`);
  }
  const classes = [`page-${page.name}`, page.game && `page-${page.game}`, page.face && `face-${page.face}`].filter(
    Boolean,
  );
  const title = page.path ? `{{${page.zh} · 棋局|${page.en} · Qiju}}` : '{{棋局 Qiju|Qiju 棋局}}';
  const options = languages.map(
    (each) =>
      `<option value="${each.language}" lang="${each.tag}"${each === language ? ' selected' : ''}>${names[each.language]}</option>`,
  );
  const html = `<!doctype html>
<html lang="${language.tag}" data-root="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'wasm-unsafe-eval' '${hashOf(boot)}'; img-src 'self' data:; base-uri 'none'; form-action 'none'">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f6f1e4" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#15181b" media="(prefers-color-scheme: dark)">
<meta name="description" content="{{${page.about.zh}|${page.about.en}}}">
<title>${title}</title>
${metadata(language, page, folder)}
${paintWhole}
<link rel="icon" href="${assets}seal.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${assets}apple-touch-icon.png">
<link rel="manifest" href="${root}site.webmanifest">
<link rel="preload" href="${assets}qiju-${page.face ?? 'serif'}.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${assets}${page.name}.css">
<script>${boot}</script>
<script type="module" src="${assets}${script}"></script>
${preloads.join('\n')}
</head>
<body class="${classes.join(' ')}">
<a class="skip" href="#main">{{跳到主要内容|Skip to content}}</a>
<header class="header">
<a class="brand" href="${top}"><img src="data:image/svg+xml,${encodeURIComponent(seal.replace(/\s*\n\s*/g, ''))}" width="36" height="36" alt=""><b>{{棋局|Qiju}}</b></a>
<nav class="games" aria-label="{{页面|Pages}}">${navigation()}</nav>
<div class="switches">
<select class="language switch" aria-label="{{语言|Language}}" autocomplete="off">${options.join('')}</select>
${gameOf.has(page.name) ? soundSwitch : ''}<button class="switch" id="open-settings" aria-haspopup="dialog"><!-- icon settings --><span class="label">{{设置|Settings}}</span></button>
</div>
</header>
<noscript><p class="banner noscript">{{这一页需要 JavaScript，请在浏览器里启用。|This page needs JavaScript. Please turn it on in your browser.}}</p></noscript>
${fragment.trim().replaceAll('../assets/', assets)}
<footer class="footer" id="footer">
<p class="links">${navigation('players')}<button class="link" id="open-keys" aria-haspopup="dialog">{{键盘快捷键|Keyboard shortcuts}}</button></p>
<p class="links"><span>{{开发者|For developers}}</span>${navigation('developers')}<a href="${root}notices.txt">{{许可|Licences}}</a></p>
<p>{{规则和求解器用 C++ 编写，编译成 WebAssembly，在你的设备上运行。|Rules and solvers are written in C++, compiled to WebAssembly, and run on your device.}}</p>
</footer>
${dialogs(page, options.join(''))}
<div class="toasts" id="toasts" role="status"></div>
</body>
</html>
`;
  return htmlIn(addIcons(html), language.language);
}
