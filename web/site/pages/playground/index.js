import { failure } from '../../../panel/simulator/verdict.js';
import { createBench, flash } from '../../kernel/bench.js';
import { byId, createElement } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { lazy } from '../../kernel/lazy.js';
import { copyAndSay } from '../../kernel/share.js';
import { exampleOf, readHash, writeHash } from './address.js';
import { copyAs, isMarkup } from './copy-as.js';
import { examples, groups } from './examples/index.js';
import '../../kernel/shell.js';

/** @import { Outcome, Printed } from './program/program.js' */

const { code, runScript, showVerdict, stopScript } = createBench();
const picker = /** @type {HTMLSelectElement} */ (byId('example'));
const output = byId('output');

/** The script that runs programs. It is large, so it is loaded when the editor gets the focus, or by the first run. */
const loadProgram = lazy(async () => {
  const response = await fetch(/** @type {string} */ (byId('sandbox').dataset.program));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
});
const loadStage = lazy(() => import('./stage.js'));

/** @param {Printed} line */
const print = ({ level, text }) => output.append(createElement('pre', { 'data-level': level }, text));

/** @param {number} line from 1 */
function selectLine(line) {
  const lines = code.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  code.focus();
  code.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
}

/** Shows an error, and the line where it was thrown. @param {string} error @param {number | null} [line] */
function printError(error, line) {
  print({ level: 'error', text: error });
  const text = line ? code.value.split('\n')[line - 1] : undefined;
  if (!line || text === undefined) return;
  const words = t(`第 ${line} 行：`, `Line ${line}: `);
  const button = createElement('button', { class: 'link', click: () => selectLine(line) }, words + text.trim());
  output.append(createElement('p', { class: 'place' }, button));
}

let runs = 0;

/** @param {Outcome} outcome */
async function show(outcome) {
  const { status, error = '', line, position, time } = outcome;
  if (status === 'failed') {
    printError(error, line);
    showVerdict(t('代码出错了', 'The code failed'), false);
  } else {
    const stopped = failure(outcome);
    const milliseconds = time < 10 ? time.toFixed(1) : Math.round(time);
    if (stopped) showVerdict(t(stopped.zh, stopped.en), false);
    else showVerdict(t(`运行完毕，用时 ${milliseconds} 毫秒`, `Done in ${milliseconds} ms`), true);
  }
  if (position) await (await loadStage())?.showPosition(position);
  else loadStage.part?.clearStage();
}

/** @param {string} markup */
async function showBoards(markup) {
  const stage = await loadStage();
  try {
    await stage?.showMarkup(markup, (text) => print({ level: 'log', text }));
    showVerdict(t('棋盘在下面，它的事件也会列出', 'The boards are below, their events are listed'), true);
  } catch (error) {
    printError(/** @type {Error} */ (error).message);
    showVerdict(t('代码出错了', 'The code failed'), false);
  }
}

const rememberAddress = () => history.replaceState(history.state, '', writeHash(code.value, examples) || '#');

async function run() {
  const now = ++runs;
  const text = code.value;
  rememberAddress();
  output.replaceChildren();
  showVerdict(t('正在运行…', 'Running…'));
  if (isMarkup(text)) {
    stopScript();
    return showBoards(text);
  }
  const script = await loadProgram();
  if (now !== runs) return;
  if (!script) return showVerdict(''); // a message says so
  const outcome = /** @type {Outcome} */ (await runScript(script, text, print));
  if (now !== runs) return;
  await show(outcome);
}

/** Shows another text in the editor. @param {string} text */
function edit(text) {
  code.value = text;
  onEdit();
}

function onEdit() {
  picker.value = exampleOf(code.value, examples) ?? '';
  /** @type {HTMLButtonElement} */ (document.querySelector('[data-copy=node]')).disabled = isMarkup(code.value);
}

/** @param {Element} button @param {() => string} textOf */
function onCopy(button, textOf) {
  const label = button.textContent ?? '';
  button.addEventListener('click', () => copyAndSay(textOf(), (copied) => flash(button, copied, label)));
}

picker.append(
  createElement('option', { value: '', hidden: '' }, t('自己的代码', 'Your own code')),
  ...groups.map(({ zh, en, examples: members }) =>
    createElement(
      'optgroup',
      { label: t(zh, en) },
      ...Object.keys(members).map((name) => createElement('option', { value: name }, name)),
    ),
  ),
);
picker.addEventListener('change', () => {
  edit(examples[picker.value]);
  rememberAddress();
});
code.addEventListener('input', onEdit);
code.addEventListener('change', rememberAddress); // another language keeps the address
code.addEventListener('focus', loadProgram, { once: true });
code.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void run();
});
byId('run').addEventListener('click', run);
onCopy(byId('copy-link'), () => (rememberAddress(), location.href));
for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-copy]'))) {
  const form = /** @type {keyof typeof copyAs} */ (button.dataset.copy);
  onCopy(button, () => copyAs[form](code.value));
}

const openAddress = () => edit(readHash(location.hash, examples) ?? examples.connect);
addEventListener('hashchange', openAddress);
openAddress();
