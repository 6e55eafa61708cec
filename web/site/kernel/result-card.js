// The card at the end of a won or lost game: what happened, how good it was, what to play next, and sharing it. It lies beside
// or over the board, and leaves the rest of the page usable. A demonstration has no card.
import { byId, createElement, download } from './dom.js';
import { t } from './i18n.js';
import { lazy } from './lazy.js';
import { shareOrCopy } from './share.js';

/**
 * @typedef {object} Result
 * @property {string} title what happened
 * @property {string} subtitle which game it was
 * @property {string} [praise]
 * @property {boolean} won by the player: the card gets the seal
 * @property {Fact[]} facts
 * @property {Action[]} actions the first is the one that most players want
 * @property {string} text to share
 * @property {import('./result-picture.js').Drawing} drawing to share
 */

/** @typedef {{ focus(options?: FocusOptions): void, undo(): unknown }} Board */
/** @typedef {[label: string, value: string]} Fact */
/** @typedef {{ id: string, label: string, act: () => unknown }} Action id: of its button */

/** @typedef {{ show: (result: Result) => void, hide: () => void }} ResultCard */

/**
 * @param {Board} board gets the focus when the card closes
 * @returns {ResultCard}
 */
export function createResultCard(board) {
  const card = byId('result');
  const title = byId('result-title');
  /** On the card that is shown. @type {Result | null} */
  let result = null;

  /** @param {Result} shown */
  function render({ title: text, subtitle, praise = '', won, facts, actions }) {
    title.textContent = text;
    byId('result-subtitle').textContent = subtitle;
    byId('result-praise').textContent = praise;
    byId('result-praise').hidden = !praise;
    card.classList.toggle('seal', won);
    byId('result-facts').replaceChildren(
      ...facts.map(([label, value]) => createElement('div', createElement('dt', label), createElement('dd', value))),
    );
    byId('result-actions').replaceChildren(
      ...actions.map(({ id, label, act }, index) => {
        const button = createElement('button', label);
        button.id = id;
        button.className = index === 0 ? 'button primary' : 'button';
        button.addEventListener('click', () => {
          hide();
          act();
        });
        return button;
      }),
    );
    byId('share-result').textContent = canSharePictures() ? t('分享', 'Share') : t('复制成绩', 'Copy the result');
  }

  function hide() {
    if (!result) return;
    const hadFocus = card.contains(document.activeElement);
    result = null;
    if (hadFocus) /** @type {HTMLElement} */ (document.activeElement).blur(); // a board that contains what has the focus would not take it
    card.hidden = true;
    if (hadFocus) board.focus({ preventScroll: true });
  }

  /** @param {string} text */
  const note = (text) => (byId('result-note').textContent = text);

  const loadPicture = lazy(() => import('./result-picture.js'));
  const picture = async () => {
    const { drawing, title: text, subtitle, facts } = /** @type {Result} */ (result);
    return (await loadPicture())?.drawResult({ title: text, subtitle, facts, ...drawing });
  };

  async function share() {
    if (!result) return;
    const { text } = result;
    const drawn = canSharePictures() ? await picture() : undefined;
    const data = drawn ? { text, files: [new File([drawn], 'qiju.png', { type: 'image/png' })] } : {};
    note((await shareOrCopy(data, text)) === 'copied' ? t('成绩已复制', 'Result copied') : '');
  }

  byId('close-result').addEventListener('click', hide);
  byId('share-result').addEventListener('click', share);
  byId('save-picture').addEventListener('click', async () => {
    const drawn = await picture();
    if (drawn) download(drawn, 'qiju.png');
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    hide();
  });
  // The board's own keys, which it does not hear while the card has the focus.
  card.addEventListener('keydown', (event) => {
    const isUndo = event.ctrlKey || event.metaKey ? event.key.toLowerCase() === 'z' : event.key === 'u';
    if (!isUndo || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    board.undo();
  });

  return {
    show(shown) {
      result = shown;
      note('');
      render(shown);
      card.hidden = false;
      title.focus({ preventScroll: true });
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      card.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
    },
    hide,
  };
}

/** Does the device offer to send pictures to other programs? */
const canSharePictures = () =>
  Boolean(navigator.canShare?.({ files: [new File([], 'qiju.png', { type: 'image/png' })] }));
