// The two sheets that every page has: the settings, and the keys that it listens to. Written at build time.

/** @typedef {[keys: string, zh: string, en: string]} Row keys: those of one row, apart by spaces; joined by + if pressed together */

/** @type {Row[]} */
const anywhere = [
  ['Tab', '到下一处；棋盘是一处', 'to the next place; a board is one place'],
  ['?', '这张表', 'this sheet'],
];

/** @type {Row[]} */
const undo = [
  ['U Ctrl+Z', '撤销', 'undo'],
  ['Shift+U Ctrl+Shift+Z', '重做', 'redo'],
];

/** @type {Record<string, { zh: string, en: string, rows: Row[] }[]>} on the board of each page */
const boards = {
  lianliankan: [
    {
      zh: '连连看',
      en: 'Lianliankan',
      rows: [
        ['↑ ↓ ← →', '走到旁边的牌', 'to the next tile'],
        ['Home End', '到行首、行尾', 'to the ends of the row'],
        ['Ctrl+Home Ctrl+End', '到棋盘两角', 'to the corners of the board'],
        ['Enter Space', '选牌；与选中的牌相连', 'pick a tile; join it to the picked one'],
        ['Esc', '放下选中的牌，去掉标记', 'let go of the tile, and of the marks'],
        ['N Shift+N', '下一张、上一张相同的牌，并都标出来', 'to the next or previous equal tile, and mark them all'],
        ['L', '看连线：标出拐几次可到', 'show how few turns away each cell is'],
        ['H', '提示', 'hint'],
        ...undo,
        ['R', '读出现状', 'say how the game stands'],
      ],
    },
  ],
  huarong: [
    {
      zh: '华容道',
      en: 'Huarong Road',
      rows: [
        ['↑ ↓ ← →', '走到旁边的棋子', 'to the next piece'],
        ['Home End', '到第一枚、最后一枚', 'to the first or last piece'],
        ['Shift+↑ Shift+↓ Shift+← Shift+→', '移动棋子', 'move the piece'],
        ['Enter Space', '拿起，再用方向键移动；再按一次放下', 'pick it up, then arrows move it; again to put it down'],
        ['Esc', '放下', 'put it down'],
        ['H', '画出最好的下一步；再按一次走一步', 'draw every best next move; again to make one'],
        ...undo,
        ['R', '读出现状', 'say how the game stands'],
      ],
    },
  ],
  gomoku: [
    {
      zh: '五子棋',
      en: 'Gomoku',
      rows: [
        ['↑ ↓ ← →', '走到旁边的点', 'to the next point'],
        ['Home End', '到行首、行尾', 'to the ends of the row'],
        ['Ctrl+Home Ctrl+End', '到棋盘两角', 'to the corners of the board'],
        ['Enter Space', '落子', 'place a stone'],
        ['Esc', '取消选点', 'drop the aim'],
        [', .', '退一手、进一手', 'one move back, one forward'],
        ['&lt; &gt;', '到开局、到最后', 'to the start, to the end'],
        ['H', '提示', 'hint'],
        ['T', '标出威胁', 'show the threats'],
        ['F', '找必胜', 'look for a forced win'],
        ...undo,
        ['R', '读出现状', 'say how the game stands'],
      ],
    },
  ],
};

/** @param {string} combination such as Shift+U */
const press = (combination) =>
  combination
    .split('+')
    .map((key) => `<kbd>${key}</kbd>`)
    .join('+');

/** @param {Row[]} rows */
const table = (rows) =>
  `<dl class="keys">${rows
    .map(([keys, zh, en]) => `<div><dt>${keys.split(' ').map(press).join(' ')}</dt><dd>{{${zh}|${en}}}</dd></div>`)
    .join('')}</dl>`;

/** @param {string} id @param {string} title @param {string} content */
const sheet = (id, title, content) => `<dialog class="sheet" id="${id}" aria-labelledby="${id}-title">
<form method="dialog" class="sheet-head"><h2 id="${id}-title">${title}</h2><button class="button small">{{关闭|Close}}</button></form>
${content}
</dialog>`;

const settings = `<label class="field"><span>{{语言|Language}}</span><select class="language"><option value="zh" lang="zh-Hans">中文（简）</option><option value="zh-Hant" lang="zh-Hant">中文（繁）</option><option value="en" lang="en">English</option></select></label>
<label class="field"><span>{{配色|Theme}}</span><select id="theme"><option value="auto" data-text="随系统|As the system"></option><option value="light" data-text="浅色|Light"></option><option value="dark" data-text="深色|Dark"></option></select></label>
<label class="field"><span>{{声音|Sound}}</span><input type="checkbox" id="sound"></label>
<label class="field" hidden><span>{{振动|Vibration}}</span><input type="checkbox" id="vibration"></label>
<h3>{{成绩|Results}}</h3>
<div id="results"></div>
<h3>{{记录|Records}}</h3>
<p class="muted">{{成绩、残局和设置只存在这台设备上。|Results, games and settings are kept on this device only.}}</p>
<div class="row"><button class="button" id="export">{{导出|Export}}</button><button class="button" id="import">{{导入|Import}}</button><button class="button" id="clear-records">{{清除|Clear}}</button></div>
<input type="file" id="import-file" accept=".json,application/json" hidden>
<div class="row confirm" id="confirm-clear" hidden><p tabindex="-1">{{成绩、残局和设置都会清除，不能恢复。|Results, games and settings will be gone for good.}}</p><button class="button primary" id="clear-now">{{全部清除|Clear everything}}</button><button class="button" id="keep">{{不清除|Keep them}}</button></div>
<p class="status" id="records-status" role="status"></p>`;

/** @param {string} page its name @returns {string} both sheets */
export function sheets(page) {
  const own = boards[page] ?? (page === 'panel' ? Object.values(boards).flat() : []);
  const keys = own.map(({ zh, en, rows }) => `<h3>{{${zh}|${en}}}</h3>${table(rows)}`).join('');
  return `${sheet('settings', '{{设置|Settings}}', settings)}
${sheet('keys', '{{键盘快捷键|Keyboard shortcuts}}', `${keys}<h3>{{各处|Anywhere}}</h3>${table(anywhere)}`)}`;
}
