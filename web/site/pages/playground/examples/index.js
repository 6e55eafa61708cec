// The examples of the playground: a program for each function, and the markup of each board. Below they are written like the
// documents: `call; // → result`.
import { elsewhere } from './elsewhere.js';
import { gomoku } from './gomoku.js';
import { huarong } from './huarong.js';
import { lianliankan } from './lianliankan.js';
import { original } from './original.js';

/** A call whose result is shown: a line that is a statement of its own and declares nothing. */
const call = /^(?!const\b|import\b|\/\/|[\s\]}<])(.+?);( \/\/ → .*)?$/gm;

const names = ['connect', 'solveHuarongRoad', 'judgeWin', 'lianliankan', 'huarong', 'gomoku'];

/** @param {string} text @returns {string} a program that imports what the text uses and prints the results of its calls */
function programOf(text) {
  if (/^(import\b|<)/.test(text)) return text; // it is complete
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  return `import { load } from 'qiju';

const { ${used.join(', ')} } = await load();

${text.replace(call, 'console.log($1);$2')}`;
}

/** @param {Readonly<Record<string, string>>} texts */
const programs = (texts) => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, programOf(text)]));

/** Programs and markup by name, in groups. @type {readonly { zh: string, en: string, examples: Readonly<Record<string, string>> }[]} */
export const groups = [
  { zh: '三个原始函数', en: 'The three functions', examples: programs(original) },
  { zh: '连连看', en: 'Lianliankan', examples: programs(lianliankan) },
  { zh: '华容道', en: 'Huarong Road', examples: programs(huarong) },
  { zh: '五子棋', en: 'Gomoku', examples: programs(gomoku) },
  { zh: '线程与组件', en: 'Worker and elements', examples: programs(elsewhere) },
];

/** By name. @type {Readonly<Record<string, string>>} */
export const examples = Object.assign({}, ...groups.map((group) => group.examples));
