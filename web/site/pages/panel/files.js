// Buttons to copy and download the panel files, with their sizes.
import { flash } from '../../kernel/bench.js';
import { byId, createElement } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { siteRoot } from '../../kernel/root.js';
import { copy as copyText } from '../../kernel/share.js';

/** @type {readonly import('../../../tools/panel/build.js').PanelFile[]} */
const built = JSON.parse(PANEL_FILES);

/** @typedef {'wasm' | 'wasm2js' | 'moves'} Variant */

const kinds = { wasm2js: t('备用', 'Fallback'), moves: t('保底', 'Last resort') };

/** @param {string} name @param {Variant} variant */
const fileName = (name, variant) => `${name}${{ wasm: '', wasm2js: '.wasm2js', moves: '.moves' }[variant]}.js`;

/**
 * @param {string} name `connect`, `huarong-road` or `judge-win`
 * @param {'wasm' | 'wasm2js'} [variant]
 * @returns {Promise<string>} the file
 */
export async function fileText(name, variant = 'wasm') {
  const response = await fetch(`${siteRoot}panel/files/${fileName(name, variant)}`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(bytes < 10240 ? 1 : 0)} KB`;

/** @param {string} name @param {Variant} variant @param {() => string} moveList */
function makeFile(name, variant, moveList) {
  const file = fileName(name, variant);
  const { bytes = 0 } = built.find((it) => it.file === file) ?? {};
  const size = createElement('span', { class: 'muted' }, kilobytes(bytes));
  const copyLabel = t('复制', 'Copy');
  const label = t(`复制 ${file}`, `Copy ${file}`);
  const copy = createElement(
    'button',
    { class: 'button small', 'data-copy': file, 'aria-label': label, click },
    copyLabel,
  );
  const download = createElement(
    'a',
    { href: `${siteRoot}panel/files/${file}`, download: file, 'aria-label': t(`下载 ${file}`, `Download ${file}`) },
    t('下载', 'Download'),
  );

  function update() {
    if (variant !== 'moves') return;
    const text = moveList();
    download.setAttribute('href', `data:text/javascript,${encodeURIComponent(text)}`);
    size.textContent = kilobytes(new Blob([text]).size);
  }

  async function click() {
    const text = variant === 'moves' ? moveList() : await fileText(name, variant).catch(() => null);
    if (text !== null && !(await copyText(text))) return; // it is shown
    flash(copy, text === null ? t('请下载', 'Download it') : t('已复制', 'Copied'), copyLabel);
  }

  return { parts: [copy, download, size], update };
}

/**
 * Adds the buttons: one for each game, and those of the other kinds of files.
 * @param {() => string} moveList gives the file of moves for the chosen position
 * @returns {() => void} call it when another position has been chosen
 */
export function listFiles(moveList) {
  const others = /** @type {Element} */ (byId('other-files').querySelector('ul'));
  const files = /** @type {HTMLElement[]} */ ([...byId('files').querySelectorAll('article')]).flatMap((article) => {
    const { name = '' } = article.dataset;
    const first = makeFile(name, 'wasm', moveList);
    article.append(createElement('p', { class: 'row' }, ...first.parts));
    /** @type {Exclude<Variant, 'wasm'>[]} */
    const variants = name === 'huarong-road' ? ['wasm2js', 'moves'] : ['wasm2js'];
    const rest = variants.map((variant) => {
      const file = makeFile(name, variant, moveList);
      const title = `${article.querySelector('h3')?.textContent} · ${kinds[variant]}`;
      others.append(createElement('li', { class: 'row' }, createElement('b', {}, title), ...file.parts));
      return file;
    });
    return [first, ...rest];
  });
  const update = () => files.forEach((file) => file.update());
  update();
  return update;
}
