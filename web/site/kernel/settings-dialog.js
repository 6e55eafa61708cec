// The settings dialog: theme, sound, results, and export, import and removal of everything that is stored.
import { levels } from '../../api/huarong/levels.js';
import { levelName as gomokuLevel } from '../games/gomoku/names.js';
import { levelName as lianliankanLevel } from '../games/lianliankan/names.js';
import { today } from './daily.js';
import { byId, createElement, download } from './dom.js';
import { nameOf, t } from './i18n.js';
import { lazy } from './lazy.js';
import { applyTheme, theme } from './root.js';
import { resultsOf } from './results.js';
import { formatTime } from './stopwatch.js';
import { backup, clear, getItem, restore, setItem } from './storage.js';

/** @typedef {import('./saved-game.js').Game} Game */

const loadSound = lazy(() => import('./sound.js'));

/** @param {string} id of a level of 华容道: its Chinese name */
function huarongLevel(id) {
  const level = levels().find(({ zh }) => zh === id);
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

/** @param {'td' | 'th'} tag of all cells but the first, which is a header @param {string[]} texts */
function row(tag, texts) {
  const cells = texts.map((text, index) => {
    const cell = createElement(index === 0 ? 'th' : tag, text);
    if (cell.localName === 'th') cell.setAttribute('scope', tag === 'th' ? 'col' : 'row');
    return cell;
  });
  return createElement('tr', ...cells);
}

/** @param {Game} game */
function table(game) {
  const { name, level, score } = games[game];
  const results = Object.entries(resultsOf(game));
  if (results.length === 0) return [];
  const head = createElement(
    'thead',
    row('th', [t('关卡', 'Level'), t('局', 'Played'), t('胜', 'Won'), t('最好', 'Best')]),
  );
  const body = results.map(([id, result]) =>
    row('td', [level(id), String(result.played), String(result.won), result.best === null ? '–' : score(result.best)]),
  );
  const caption = createElement('caption', name);
  return [createElement('table', caption, head, createElement('tbody', ...body))];
}

function showResults() {
  const tables = /** @type {Game[]} */ (Object.keys(games)).flatMap(table);
  byId('results').replaceChildren(...(tables.length ? tables : noResults()));
}

function noResults() {
  const none = createElement('p', t('还没有成绩。', 'No results yet.'));
  none.className = 'muted';
  const begin = createElement('button', t('开始一局', 'Start a game'));
  begin.className = 'button';
  begin.addEventListener('click', () => {
    const board = /** @type {HTMLElement | null} */ (
      document.querySelector('.game :is(lianliankan-board, huarong-board, gomoku-board)')
    );
    if (!board) return /** @type {HTMLElement | null} */ (document.querySelector('.games a'))?.click();
    /** @type {HTMLDialogElement} */ (byId('settings')).close();
    board.focus();
  });
  return [none, begin];
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
