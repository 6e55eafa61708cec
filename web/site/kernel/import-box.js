// The box for games or puzzles from elsewhere: a text is pasted, a file is opened or dropped. If it holds several, or can be read in
// several formats, buttons let the visitor choose.
import { html, nothing, render } from 'lit-html';
import { t } from './i18n.js';

/** @import { ParseWarning, QijuError } from '../../api/types.js' */

/**
 * What the box is for.
 * @template Item
 * @template {{ warnings: ParseWarning[] }} Read
 * @typedef {object} Kind
 * @property {string} label of the text
 * @property {string} placeholder examples
 * @property {(input: string | ArrayBuffer, options: { format?: any }) => Promise<Read>} parse
 * @property {(read: Read) => Item[]} itemsOf
 * @property {(item: Item) => string} nameOf
 * @property {Record<string, string>} formats their names
 * @property {(item: Item) => string | Promise<string>} open opens an item, and says so
 * @property {(error: unknown) => string} describe
 * @property {(warning: ParseWarning) => string} describeWarning
 */

/** @typedef {{ name: string, choose: () => void }} Choice */

/**
 * @template Item
 * @template {{ warnings: ParseWarning[] }} Read
 * @param {HTMLElement} place
 * @param {Kind<Item, Read>} kind
 */
export function createImportBox(
  place,
  { label, placeholder, parse, itemsOf, nameOf, formats, open, describe, describeWarning },
) {
  /** What was given last: an answer about anything else is too late. @type {string | ArrayBuffer} */
  let latest = '';

  /** @param {string} message @param {{ context?: [string, string], warnings?: string[], choices?: Choice[] }} [answer] */
  function show(message, { context, warnings = [], choices = [] } = {}) {
    const [before, after] = context ?? [];
    render(
      html`
        <form @submit=${submit} @dragover=${allowDrop} @drop=${drop}>
          <label for="import-text">${label}</label>
          <textarea id="import-text" rows="3" spellcheck="false" autocapitalize="off" autocomplete="off"
            placeholder=${placeholder} aria-describedby="import-note"></textarea>
          <div class="row">
            <button class="button">${t('导入', 'Import')}</button>
            <button class="button" type="button" @click=${() => file.click()}>${t('打开文件', 'Open a file')}</button>
            <input type="file" hidden @change=${openFile} />
          </div>
        </form>
        <div class="note" id="import-note" role="status">
          <p>${message}</p>
          ${context ? html`<pre>${before}<mark>${after?.slice(0, 1)}</mark>${after?.slice(1)}</pre>` : nothing}
          ${warnings.map((warning) => html`<p>${warning}</p>`)}
        </div>
        <ol class="list" ?hidden=${choices.length === 0}>
          ${choices.map(({ name, choose }) => html`<li><button @click=${choose}>${name}</button></li>`)}
        </ol>`,
      place,
    );
  }

  /** @param {Item} item @param {string[]} [warnings] */
  async function openItem(item, warnings = []) {
    try {
      const message = await open(item);
      text.value = '';
      show(message, { warnings });
    } catch (error) {
      show(describe(error));
    }
  }

  /** @param {string | ArrayBuffer} input @param {string} [format] that the visitor has chosen */
  async function read(input, format) {
    latest = input;
    try {
      const found = await parse(input, format ? { format } : {});
      if (input !== latest) return;
      const items = itemsOf(found);
      const words = found.warnings.map(describeWarning);
      if (items.length === 1) return openItem(items[0], words);
      const choices = items.map((item, index) => ({
        name: `${index + 1}. ${nameOf(item)}`,
        choose: () => openItem(item),
      }));
      show(t(`里面有 ${items.length} 个，请选一个`, `It holds ${items.length}: choose one`), {
        warnings: words,
        choices,
      });
    } catch (error) {
      if (input !== latest) return;
      const { code, expected, context } = /** @type {QijuError} */ (error);
      if (code !== 'text-ambiguous') return show(describe(error), { context });
      const choices = /** @type {string[]} */ (expected).map((name) => ({
        name: formats[name],
        choose: () => void read(input, name),
      }));
      show(t('有几种读法，请选一种', 'It can be read in several ways: choose one'), { context, choices });
    }
  }

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    if (text.value.trim() === '') show(t('先贴入文字，或者打开文件', 'Paste a text or open a file first'));
    else read(text.value);
  }

  /** @param {Blob | undefined} given */
  async function readFile(given) {
    if (given) read(await given.arrayBuffer());
  }

  async function openFile() {
    const [chosen] = file.files ?? [];
    await readFile(chosen);
    file.value = ''; // so that the same file can be opened again
  }

  /** @param {DragEvent} event */
  function allowDrop(event) {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  }

  /** @param {DragEvent} event */
  function drop(event) {
    const [dropped] = event.dataTransfer?.files ?? [];
    if (!dropped) return; // a text, which the browser inserts
    event.preventDefault();
    readFile(dropped);
  }

  show('');
  const text = /** @type {HTMLTextAreaElement} */ (place.querySelector('textarea'));
  const file = /** @type {HTMLInputElement} */ (place.querySelector('input'));
}
