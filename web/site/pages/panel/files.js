// Lists the panel files with their sizes, and buttons to copy and download them.
import { flash } from '../../kernel/bench.js';
import { createElement } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { siteRoot } from '../../kernel/root.js';
import { copy as copyText } from '../../kernel/share.js';

/** @type {readonly import('../../../tools/panel/build.js').PanelFile[]} */
const built = JSON.parse(PANEL_FILES);

/** @typedef {'wasm' | 'wasm2js' | 'moves'} Variant */

const variants = {
  wasm: { rank: t('首选', 'First choice'), kind: 'WebAssembly' },
  wasm2js: { rank: t('备用', 'Fallback'), kind: 'JavaScript' },
  moves: { rank: t('保底', 'Last resort'), kind: t('操作序列', 'Move list') },
};

/** @param {string} name @param {Variant} variant */
const fileName = (name, variant) => `${name}${{ wasm: '', wasm2js: '.wasm2js', moves: '.moves' }[variant]}.js`;

/**
 * @param {string} name `connect`, `huarong-road` or `judge-win`
 * @param {Exclude<Variant, 'moves'>} variant
 * @returns {Promise<string>} the file
 */
export async function fileText(name, variant) {
  const response = await fetch(`${siteRoot}panel/files/${fileName(name, variant)}`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(bytes < 10240 ? 1 : 0)} KB`;

/** @param {string} name @param {Variant} variant @param {() => string} moveList */
function makeFile(name, variant, moveList) {
  const file = fileName(name, variant);
  const { rank, kind } = variants[variant];
  const { bytes = 0 } = built.find((it) => it.file === file) ?? {};
  const size = createElement('span', { class: 'muted' }, kilobytes(bytes));
  const copyLabel = t('复制', 'Copy');
  const label = t(`复制 ${file}`, `Copy ${file}`);
  const copy = createElement(
    'button',
    { class: 'button small', 'data-copy': file, 'aria-label': label, click },
    copyLabel,
  );
  const address = { href: `${siteRoot}panel/files/${file}`, download: file };
  const download = createElement(
    'a',
    { class: 'button small', ...address, 'aria-label': t(`下载 ${file}`, `Download ${file}`) },
    t('下载', 'Download'),
  );
  const about = [createElement('b', {}, rank), createElement('span', {}, kind), size];

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

  return {
    item: createElement('li', {}, createElement('span', { class: 'description' }, ...about), copy, download),
    update,
  };
}

/**
 * Fills the lists of files.
 * @param {() => string} moveList gives the file of moves for the chosen position
 * @returns {() => void} call it when another position has been chosen
 */
export function listFiles(moveList) {
  const files = [...document.querySelectorAll('#files ul')].flatMap((list) => {
    const name = /** @type {HTMLElement} */ (list).dataset.name ?? '';
    const made = /** @type {Variant[]} */ (
      name === 'huarong-road' ? ['wasm', 'wasm2js', 'moves'] : ['wasm', 'wasm2js']
    ).map((variant) => makeFile(name, variant, moveList));
    list.append(...made.map(({ item }) => item));
    return made;
  });
  const update = () => files.forEach((file) => file.update());
  update();
  return update;
}
