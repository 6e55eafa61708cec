// The card at the end of a game says what happened and how good it was, offers what to play next, and shares the result. It lies
// beside or over the board, and leaves the rest of the page usable. A demonstration has no card.
import { html, render } from 'lit-html';
import { byId, download } from './dom.js';
import { t } from './i18n.js';
import { lazy } from './lazy.js';
import { shareOrCopy } from './share.js';
import { showBoard } from './show-board.js';
import { hasItem, setItem } from './storage.js';

/**
 * @typedef {object} Result
 * @property {string} title what happened
 * @property {string} subtitle which game it was
 * @property {string} [praise]
 * @property {boolean} won by the player: the card gets the seal
 * @property {(Fact | false | null)[]} facts those that there are
 * @property {string} [about] more about the game, which is not shared
 * @property {Action[]} actions the first is the one that most players want
 * @property {string} text to share
 * @property {import('./result-picture.js').Drawing} drawing to share
 * @property {import('./daily-card.js').DailyPart | null} [daily] of a daily game
 */

/** @typedef {{ undo(): unknown }} Board */
/** @typedef {[label: string, value: string]} Fact */
/** @typedef {{ id: string, label: string } & ({ act: () => unknown } | { shared: string })} Action id: of its button; shared: a text, and the card stays */

/** @typedef {{ show: (result: Result) => void, hide: () => void }} ResultCard */

/** @param {Result['facts'][number]} fact @returns {fact is Fact} */
export const isFact = (fact) => Boolean(fact);

/** @param {Board} board @returns {ResultCard} */
export function createResultCard(board) {
  const place = /** @type {HTMLElement} */ (document.querySelector('.result-place'));
  /** The result that is shown, or was. @type {Omit<Result, 'facts'> & { facts: Fact[] }} */
  let result;
  let isShown = false;
  let offersSound = false;

  /** @param {string} [note] in a node of its own: the same one is to be announced again */
  function draw(note = '') {
    const { title, subtitle, praise = '', won, facts, about = '', actions, daily } = result;
    const card = html`
      <section id="result" class=${won ? 'result-card seal' : 'result-card'} role="dialog" aria-labelledby="result-title"
        aria-describedby="result-facts result-about" ?hidden=${!isShown} @keydown=${onKey}>
        <div class="result-head">
          <h2 id="result-title" tabindex="-1">${title}</h2>
          <p class="muted" id="result-subtitle">${subtitle}</p>
        </div>
        <p class="praise" id="result-praise" ?hidden=${!praise}>${praise}</p>
        <dl class="facts" id="result-facts">
          ${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd class=${value.startsWith('★') ? 'star-fact' : ''}>${value}</dd></div>`)}
        </dl>
        <p class="muted" id="result-about" ?hidden=${!about}>${about}</p>
        <div class="result-daily" id="result-daily" ?hidden=${!daily}>
          <p>${daily?.note}</p>
          <p class="row" ?hidden=${!daily?.links.length}>
            <span>${t('今天还有', 'Also today')}</span>
            ${daily?.links.map(({ href, label }) => html`<a href=${href}>${label}</a>`)}
          </p>
        </div>
        <div class="result-actions" id="result-actions">${actions.map(action)}</div>
        <div class="result-share">
          <button class="link" id="share-result" @click=${share}>
            ${canSharePictures() ? t('分享', 'Share') : t('复制成绩', 'Copy the result')}
          </button>
          <button class="link" id="save-picture" @click=${savePicture}>${t('存为图片', 'Save as a picture')}</button>
          <span class="muted" id="result-note" role="status">${new Text(note)}</span>
        </div>
        <p class="muted" id="sound-offer" ?hidden=${!offersSound}>
          ${t('要打开声音吗？“设置”里随时可以改。', 'Turn on sound? You can change this in Settings.')}
          <button class="link" id="accept-sound" @click=${acceptSound}>${t('打开', 'Turn on')}</button>
        </p>
        <button class="close" id="close-result" aria-label=${t('关闭', 'Close')} @click=${hide}><!-- icon x --></button>
      </section>`;
    render(card, place);
  }

  /** @param {Action} action @param {number} index */
  function action({ id, label, ...does }, index) {
    const run = () => {
      if ('shared' in does) return send({ text: does.shared }, does.shared, t('链接已复制', 'Link copied'));
      hide();
      does.act();
    };
    return html`<button id=${id} class=${index ? 'button' : 'button primary'} @click=${run}>${label}</button>`;
  }

  function hide() {
    if (!isShown) return;
    isShown = false;
    const hadFocus = place.contains(document.activeElement);
    if (hadFocus) /** @type {HTMLElement} */ (document.activeElement).blur(); // a board that contains what has the focus would not take it
    draw();
    if (hadFocus) showBoard();
  }

  const loadPicture = lazy(() => import('./result-picture.js'));
  const picture = async () => {
    const { drawing, title, subtitle, facts } = result;
    return (await loadPicture())?.drawResult({ title, subtitle, facts, ...drawing });
  };

  async function share() {
    const { text } = result;
    const drawn = canSharePictures() ? await picture() : undefined;
    const data = drawn ? { text, files: [new File([drawn], 'qiju.png', { type: 'image/png' })] } : {};
    send(data, text, t('成绩已复制', 'Result copied'));
  }

  /** @param {ShareData} data @param {string} text to copy instead @param {string} copied says so */
  const send = async (data, text, copied) => draw((await shareOrCopy(data, text)) === 'copied' ? copied : '');

  async function savePicture() {
    const drawn = await picture();
    if (drawn) download(drawn, 'qiju.png');
  }

  function acceptSound() {
    offersSound = false;
    byId('sound-switch').click();
    draw(t('声音已打开', 'Sound is on'));
    byId('result-title').focus({ preventScroll: true });
  }

  /** The board's own keys, which it does not hear while the card has the focus. @param {KeyboardEvent} event */
  function onKey(event) {
    const isUndo = event.ctrlKey || event.metaKey ? event.key.toLowerCase() === 'z' : event.key === 'u';
    if (!isUndo || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    board.undo();
  }

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    hide();
  });

  return {
    show(shown) {
      result = { ...shown, facts: shown.facts.filter(isFact) };
      isShown = true;
      offersSound = isSoundToOffer();
      draw();
      byId('result-title').focus({ preventScroll: true });
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      byId('result').scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
    },
    hide,
  };
}

/** Only one card offers the sound. */
function isSoundToOffer() {
  if (hasItem('sound') || hasItem('sound.offered')) return false;
  setItem('sound.offered', true);
  return hasItem('sound.offered'); // where nothing is stored, every visit would offer it
}

/** Does the device offer to send pictures to other programs? */
const canSharePictures = () =>
  Boolean(navigator.canShare?.({ files: [new File([], 'qiju.png', { type: 'image/png' })] }));
