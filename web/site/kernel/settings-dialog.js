// The settings dialog has the theme, the sound and the results, and exports, imports and removes everything that is stored.
import { html, render } from 'lit-html';
import { levels } from '../../api/huarong/levels.js';
import { levelName as gomokuLevel } from '../games/gomoku/names.js';
import { shortLevels } from '../games/huarong/short-levels.js';
import { levelName as lianliankanLevel } from '../games/lianliankan/names.js';
import { today } from './daily.js';
import { byId, download } from './dom.js';
import { nameOf, t } from './i18n.js';
import { lazy } from './lazy.js';
import { applyTheme, theme } from './root.js';
import { resultsOf } from './results.js';
import { formatTime } from './stopwatch.js';
import { backup, clear, getItem, restore, setItem } from './storage.js';

/** @import { Game } from './saved-game.js' */

const loadSound = lazy(() => import('./sound.js'));

/** @param {string} id of a level of 华容道: its Chinese name */
function huarongLevel(id) {
  const level = [...shortLevels, ...levels()].find(({ zh }) => zh === id);
  return level ? nameOf(level) : t('每日一题', 'Daily puzzle');
}

/** @type {Record<Game, { name: string, level: (id: string) => string, score: (best: number) => string }>} */
const games = {
  lianliankan: { name: t('连连看', 'Lianliankan'), level: lianliankanLevel, score: formatTime },
  huarongdao: {
    name: t('华容道', 'Huarong Road'),
    level: huarongLevel,
    score: (best) => t(`${best} 格步`, `${best} steps`),
  },
  wuziqi: { name: t('五子棋', 'Gomoku'), level: gomokuLevel, score: (best) => t(`${best} 手`, `${best} moves`) },
};

/** @param {Game} game */
function table(game) {
  const { name, level, score } = games[game];
  const results = Object.entries(resultsOf(game));
  if (results.length === 0) return [];
  const columns = [t('关卡', 'Level'), t('局', 'Played'), t('胜', 'Won'), t('最佳', 'Best')];
  return html`
    <table>
      <caption>${name}</caption>
      <thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
      <tbody>${results.map(
        ([id, { played, won, best }]) => html`
        <tr>
          <th scope="row">${level(id)}</th><td>${played}</td><td>${won}</td><td>${best === null ? '–' : score(best)}</td>
        </tr>`,
      )}
      </tbody>
    </table>`;
}

function begin() {
  const board = /** @type {HTMLElement | null} */ (
    document.querySelector('.game :is(lianliankan-board, huarong-board, gomoku-board)')
  );
  if (!board) return /** @type {HTMLElement | null} */ (document.querySelector('.games a'))?.click();
  /** @type {HTMLDialogElement} */ (byId('settings')).close();
  board.focus();
}

function showResults() {
  const tables = /** @type {Game[]} */ (Object.keys(games)).map(table);
  const none = html`
    <p class="muted">${t('还没有成绩。', 'No results yet.')}</p>
    <button class="button" @click=${begin}>${t('开始一局', 'Start a game')}</button>`;
  render(tables.flat().length > 0 ? tables : none, byId('results'));
}

const feedbackBoxes = /** @type {const} */ (['sound', 'vibration']).map(
  (name) => /** @type {HTMLInputElement} */ (byId(name)),
);
const picker = /** @type {HTMLSelectElement} */ (byId('theme'));
const file = /** @type {HTMLInputElement} */ (byId('import-file'));

/** @param {string} text */
const setStatus = (text) => (byId('records-status').textContent = text);

/** Updates the dialog before it opens. */
export function updateSettings() {
  picker.value = theme();
  for (const box of feedbackBoxes) box.checked = getItem(box.id) ?? false;
  byId('confirm-clear').hidden = true;
  setStatus('');
  showResults();
}

picker.addEventListener('change', () => {
  applyTheme(/** @type {import('./root.js').Theme} */ (picker.value));
  setItem('theme', picker.value);
});

for (const box of feedbackBoxes) {
  box.addEventListener('change', () => {
    setItem(box.id, box.checked);
    loadSound();
  });
}
byId('vibration').parentElement?.toggleAttribute(
  'hidden',
  !navigator.vibrate || !matchMedia('(pointer: coarse)').matches,
);

byId('export').addEventListener('click', () => {
  download(new Blob([backup()], { type: 'application/json' }), `qiju-${today()}.json`);
});

byId('import').addEventListener('click', () => file.click());
file.addEventListener('change', async () => {
  const text = (await file.files?.[0]?.text()) ?? '';
  file.value = '';
  if (restore(text)) location.reload();
  else {
    setStatus(
      t(
        '这个文件不是本站导出的记录，没有任何改动。',
        'This file was not exported from this site. Nothing has changed.',
      ),
    );
  }
});

byId('clear-records').addEventListener('click', () => {
  byId('confirm-clear').hidden = false;
  byId('confirm-clear').querySelector('p')?.focus();
});
byId('keep').addEventListener('click', () => {
  byId('confirm-clear').hidden = true;
  byId('clear-records').focus();
});
byId('clear-now').addEventListener('click', () => {
  clear();
  location.reload();
});
