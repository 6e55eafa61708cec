// The sheet of settings: the theme, the results, and what becomes of everything that is remembered.
import { clockText } from './clock.js';
import { today } from './daily.js';
import { download } from './download.js';
import { make } from './dom.js';
import { applyTheme, theme } from './root.js';
import { resultsOf } from './results.js';
import { byId, onLanguage, recall, remember, say } from './shell.js';
import { backup, clear, restore } from './store.js';

/** @typedef {import('./saved.js').Game} Game */

/** @type {Record<Game, { zh: string, en: string, score: (best: number) => string }>} */
const games = {
  lianliankan: { zh: '连连看', en: 'Lianliankan', score: clockText },
  huarongdao: { zh: '华容道', en: 'Huarong Road', score: (best) => say(`${best} 格步`, `${best} steps`) },
  wuziqi: { zh: '五子棋', en: 'Gomoku', score: (best) => say(`${best} 手`, `${best} moves`) },
};

/** @param {'td' | 'th'} tag @param {string[]} cells */
function row(tag, cells) {
  return make('tr', ...cells.map((cell, index) => {
    const element = make(index === 0 ? 'th' : tag, cell);
    element.setAttribute('scope', tag === 'th' ? 'col' : 'row');
    if (index > 0 && tag === 'td') element.removeAttribute('scope');
    return element;
  })); // prettier-ignore
}

/** @param {Game} game */
function table(game) {
  const { zh, en, score } = games[game];
  const results = Object.values(resultsOf(game));
  if (results.length === 0) return [];
  const head = make(
    'thead',
    row('th', [say('关卡', 'Level'), say('局', 'Played'), say('胜', 'Won'), say('最好', 'Best')]),
  );
  const body = results.map((result) =>
    row('td', [
      say(result.zh, result.en),
      String(result.played),
      String(result.won),
      result.best === null ? '–' : score(result.best),
    ]),
  );
  const caption = make('caption', say(zh, en));
  return [make('table', caption, head, make('tbody', ...body))];
}

function showResults() {
  const tables = /** @type {Game[]} */ (Object.keys(games)).flatMap(table);
  byId('results').replaceChildren(...(tables.length ? tables : nothingYet()));
}

function nothingYet() {
  const none = make('p', say('还没有成绩。', 'No results yet.'));
  none.className = 'muted';
  const begin = make('button', say('开始一局', 'Start a game'));
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

const senses = /** @type {const} */ (['sound', 'vibration']).map(
  (name) => /** @type {HTMLInputElement} */ (byId(name)),
);
const picker = /** @type {HTMLSelectElement} */ (byId('theme'));
const file = /** @type {HTMLInputElement} */ (byId('import-file'));

/** @param {string} text */
const tell = (text) => (byId('records-status').textContent = text);

/** Brings the sheet up to date. */
export function showSettings() {
  picker.value = theme();
  for (const box of senses) box.checked = recall(box.id) === true;
  byId('confirm-clear').hidden = true;
  tell('');
  showResults();
}

picker.addEventListener('change', () => {
  applyTheme(/** @type {import('./root.js').Theme} */ (picker.value));
  remember('theme', picker.value);
});

for (const box of senses) {
  box.addEventListener('change', () => {
    remember(box.id, box.checked);
    import('./sound.js');
  });
}
// Elsewhere there is nothing to shake.
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
    tell(
      say(
        '这个文件不是本站导出的记录，什么也没有改动。',
        'This file holds no records of this site. Nothing has changed.',
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

onLanguage(showResults);
