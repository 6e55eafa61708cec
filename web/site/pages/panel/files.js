// The panel files on show: what each is, how large, and two ways to take it.
import { byId } from '../../shared/dom.js';
import { onLanguageChange, t } from '../../shared/i18n.js';

/** @typedef {'wasm' | 'wasm2js' | 'moves'} Tier */

const tiers = {
  wasm: { zh: '甲', en: 'A', kind: ['WebAssembly', 'WebAssembly'] },
  wasm2js: { zh: '乙', en: 'B', kind: ['JavaScript', 'JavaScript'] },
  moves: { zh: '丙', en: 'C', kind: ['操作序列', 'the moves'] },
};

/** @param {string} name @param {Tier} tier */
const fileName = (name, tier) => `${name}${{ wasm: '', wasm2js: '.wasm2js', moves: '.moves' }[tier]}.js`;

/**
 * @param {string} name `connect`, `huarong-road` or `judge-win`
 * @param {Exclude<Tier, 'moves'>} tier
 * @returns {Promise<string>} the file
 */
export async function fileText(name, tier) {
  const response = await fetch(`files/${fileName(name, tier)}`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(bytes < 10240 ? 1 : 0)} KB`;

/** @param {string} tag @param {string} text @param {string} [className] */
function make(tag, text, className = '') {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
}

/**
 * @param {string} name
 * @param {Tier} tier
 * @param {() => string} moveList
 */
function makeFile(name, tier, moveList) {
  const file = fileName(name, tier);
  const item = document.createElement('li');
  const words = make('span', '', 'words');
  const copy = make('button', '', 'button small');
  const download = /** @type {HTMLAnchorElement} */ (make('a', '', 'button small'));
  copy.dataset.copy = file;
  download.download = file;
  item.append(words, copy, download);

  const write = () => {
    const { zh, en, kind } = tiers[tier];
    const text = tier === 'moves' ? moveList() : null;
    const bytes = text?.length ?? PANEL_FILES.find((it) => it.file === file)?.bytes ?? 0;
    download.href = text === null ? `files/${file}` : `data:text/javascript,${encodeURIComponent(text)}`;
    words.replaceChildren(
      make('b', t(zh, en)),
      make('span', t(kind[0], kind[1])),
      make('span', kilobytes(bytes), 'muted'),
    );
    copy.textContent = t('复制', 'Copy');
    copy.setAttribute('aria-label', t(`复制 ${file}`, `Copy ${file}`));
    download.textContent = t('下载', 'Download');
    download.setAttribute('aria-label', t(`下载 ${file}`, `Download ${file}`));
  };
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(tier === 'moves' ? moveList() : await fileText(name, tier));
      copy.textContent = t('已复制', 'Copied');
    } catch {
      copy.textContent = t('请下载', 'Download it');
    }
    byId('voice').textContent = copy.textContent;
    setTimeout(write, 2000);
  });
  return { item, write };
}

/**
 * Fills the lists of files.
 * @param {() => string} moveList the file of moves for the position chosen
 * @returns {() => void} to be called when another position was chosen
 */
export function listFiles(moveList) {
  const files = [...document.querySelectorAll('#files ul')].flatMap((list) => {
    const name = /** @type {HTMLElement} */ (list).dataset.name ?? '';
    const made = /** @type {Tier[]} */ (
      name === 'huarong-road' ? ['wasm', 'wasm2js', 'moves'] : ['wasm', 'wasm2js']
    ).map((tier) => makeFile(name, tier, moveList));
    list.append(...made.map(({ item }) => item));
    return made;
  });
  const write = () => files.forEach((file) => file.write());
  onLanguageChange(write);
  return write;
}
