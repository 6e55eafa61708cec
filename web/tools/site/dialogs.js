// The two dialogs of every page: settings and keyboard shortcuts.
import { games } from '../bundle.js';

/** @typedef {[keys: string, zh: string, en: string]} Row keys are separated by spaces, and joined by + if pressed together */

/** @type {Row[]} */
const anywhere = [['Tab', '移到下一个控件（棋盘算一个）', 'next control (a board is one control)']];

/** @type {Row[]} */
const undo = [
  ['U Ctrl+Z', '撤销', 'undo'],
  ['Shift+U Ctrl+Shift+Z', '重做', 'redo'],
];

/** @type {Row[]} */
const information = [
  ['R', '朗读当前局面', 'announce the state of the game'],
  ['?', '显示这些快捷键', 'show these shortcuts'],
];

/** The shortcuts of each page while the board has the focus. @type {Record<string, { zh: string, en: string, rows: Row[] }[]>} */
const boards = {
  lianliankan: [
    {
      zh: '连连看',
      en: 'Lianliankan',
      rows: [
        ['↑ ↓ ← →', '移到相邻的牌', 'move to the adjacent tile'],
        ['Home End', '移到行首、行尾', 'move to the start or end of the row'],
        ['Ctrl+Home Ctrl+End', '移到棋盘的首格、末格', 'move to the first or last cell of the board'],
        ['Enter Space', '选中这张牌；或与选中的牌连接', 'select the tile, or connect it to the selected one'],
        ['Esc', '取消选中和标记', 'clear the selection and the marks'],
        [
          'N Shift+N',
          '移到下一张、上一张相同的牌，并全部标出',
          'move to the next or previous equal tile, and mark them all',
        ],
        ['L', '显示能连到哪里：到每一格最少拐几次弯', 'show what a tile reaches: the fewest turns to every cell'],
        ['H', '提示', 'hint'],
        ...undo,
        ...information,
      ],
    },
  ],
  huarong: [
    {
      zh: '华容道',
      en: 'Huarong Road',
      rows: [
        ['↑ ↓ ← →', '移到相邻的棋子', 'move to the adjacent piece'],
        ['Home End', '移到第一个、最后一个棋子', 'move to the first or last piece'],
        ['Shift+↑ Shift+↓ Shift+← Shift+→', '移动这个棋子', 'slide the piece'],
        [
          'Enter Space',
          '选中后用方向键移动棋子，再按一次取消',
          'select the piece to slide it with the arrow keys; press again to release it',
        ],
        ['Esc', '取消选中', 'release the piece'],
        ['H', '显示所有最优的下一步，再按一次走一步', 'show every optimal next move; press again to make one'],
        ...undo,
        ...information,
      ],
    },
  ],
  gomoku: [
    {
      zh: '五子棋',
      en: 'Gomoku',
      rows: [
        ['↑ ↓ ← →', '移到相邻的点', 'move to the adjacent point'],
        ['Home End', '移到行首、行尾', 'move to the start or end of the row'],
        ['Ctrl+Home Ctrl+End', '移到棋盘的首格、末格', 'move to the first or last cell of the board'],
        ['Enter Space', '落子', 'place a stone'],
        ['Esc', '取消选点', 'cancel the selected point'],
        [', .', '后退一手、前进一手', 'one move back or forward'],
        ['&lt; &gt;', '跳到开局、最后一手', 'jump to the start or the end'],
        ['H', '提示', 'hint'],
        ['T', '显示或隐藏威胁', 'show or hide the threats'],
        ['F', '寻找必胜', 'search for a forced win'],
        ...undo,
        ...information,
      ],
    },
    {
      zh: '拆棋：变化',
      en: 'Analysis board: variations',
      rows: [
        ['← →', '后退一手、前进一手', 'one move back or forward'],
        ['↑ ↓', '换到另一着法', 'move to another alternative'],
        ['Home End', '跳到开局、这一变化的末尾', 'jump to the start or the end of the line'],
        ['Delete', '删除这一手和后面的着法', 'delete the move and all that follow it'],
      ],
    },
  ],
  'gomoku-puzzles': [
    {
      zh: '五子棋习题',
      en: 'Gomoku puzzles',
      rows: [
        ['↑ ↓ ← →', '移到相邻的点', 'move to the adjacent point'],
        ['Home End', '移到行首、行尾', 'move to the start or end of the row'],
        ['Ctrl+Home Ctrl+End', '移到棋盘的首格、末格', 'move to the first or last cell of the board'],
        ['Enter Space', '落子', 'place a stone'],
        ['H', '提示，共三步', 'hint, in three steps'],
        ['U Ctrl+Z', '撤销', 'take back'],
        ...information,
      ],
    },
  ],
  learn: [
    {
      zh: '棋盘',
      en: 'Board',
      rows: [
        ['↑ ↓ ← →', '移到相邻的格', 'move to the adjacent cell'],
        ['Home End', '移到行首、行尾', 'move to the start or end of the row'],
        ['Enter Space', '改变这一格', 'change the cell'],
        [', .', '后退一步、前进一步', 'one step back or forward'],
        ['?', '显示这些快捷键', 'show these shortcuts'],
      ],
    },
  ],
};

/** @param {string} combination such as Shift+U */
const kbd = (combination) =>
  combination
    .split('+')
    .map((key) => `<kbd>${key}</kbd>`)
    .join('+');

/** @param {Row[]} rows */
const table = (rows) =>
  `<dl class="keys">${rows
    .map(([keys, zh, en]) => `<div><dt>${keys.split(' ').map(kbd).join(' ')}</dt><dd>{{${zh}|${en}}}</dd></div>`)
    .join('')}</dl>`;

/** @param {string} id @param {string} title @param {string} content */
const dialog = (id, title, content) => `<dialog class="dialog" id="${id}" aria-labelledby="${id}-title">
<form method="dialog" class="dialog-head"><h2 id="${id}-title">${title}</h2><button class="button small">{{关闭|Close}}</button></form>
${content}
</dialog>`;

/** @param {string} languages as options @param {string} lesson its button, if there is a lesson */
const settings = (
  languages,
  lesson,
) => `<label class="field"><span>{{语言|Language}}</span><select class="language" autocomplete="off">${languages}</select></label>
<label class="field"><span>{{主题|Theme}}</span><select id="theme"><option value="auto">{{跟随系统|System}}</option><option value="light">{{浅色|Light}}</option><option value="dark">{{深色|Dark}}</option></select></label>
<label class="field"><span>{{声音|Sound}}</span><input type="checkbox" id="sound"></label>
<label class="field" hidden><span>{{振动|Vibration}}</span><input type="checkbox" id="vibration"></label>
${lesson}<h3>{{成绩|Results}}</h3>
<div id="results"></div>
<h3>{{记录|Records}}</h3>
<p class="muted">{{成绩、未完成的对局和设置只保存在这台设备上。|Results, unfinished games and settings are stored on this device only.}}</p>
<div class="row"><button class="button" id="export">{{导出|Export}}</button><button class="button" id="import">{{导入|Import}}</button><button class="button" id="clear-records">{{清除|Clear}}</button></div>
<input type="file" id="import-file" accept=".json,application/json" hidden>
<div class="row confirm" id="confirm-clear" hidden><p tabindex="-1">{{成绩、未完成的对局和设置将全部清除，无法恢复。|Results, unfinished games and settings will be deleted permanently.}}</p><button class="button primary" id="clear-now">{{全部清除|Clear everything}}</button><button class="button" id="keep">{{取消|Cancel}}</button></div>
<p class="status" id="records-status" role="status"></p>`;

/** The button of the lesson of a game. */
const lesson =
  '<div class="field"><span>{{怎样玩|How to play}}</span><button class="button small open-lesson">{{20 秒教学|20-second lesson}}</button></div>\n';

/** @param {import('./layout.js').Page} page @param {string} languages as options @returns {string} both dialogs */
export function dialogs({ name, hasBench }, languages) {
  const own = boards[name] ?? (hasBench ? games.flatMap((game) => boards[game]) : []);
  const keys = own.map(({ zh, en, rows }) => `<h3>{{${zh}|${en}}}</h3>${table(rows)}`).join('');
  return `${dialog('settings', '{{设置|Settings}}', settings(languages, games.includes(name) ? lesson : ''))}
${dialog('keys', '{{键盘快捷键|Keyboard shortcuts}}', `${keys}<h3>{{所有页面|All pages}}</h3>${table(anywhere)}`)}`;
}
