// The panel of the stages shows their list, the stars, and the stage to play next.
import { html, render } from 'lit-html';
import { byId, onClick } from '../../kernel/dom.js';
import { joined, t } from '../../kernel/i18n.js';
import { createListbox } from '../../kernel/listbox.js';
import { drawStars } from '../../kernel/stars.js';
import { onChangeElsewhere } from '../../kernel/storage.js';
import { firstOpenStage, stageResult, TIME_PER_PAIR } from './stage-progress.js';
import { describeStage, nameOfStage } from './stage-texts.js';
import { groups, stages } from './stages.js';

/** The columns in the style sheet; a group has whole rows. */
const COLUMNS = 5;

/** @param {string} id of a button @param {number | null} stage null hides it @param {(stage: number) => string} text */
function write(id, stage, text) {
  byId(id).hidden = stage === null;
  if (stage !== null) byId(id).textContent = text(stage);
}

/** @param {number} stage @param {number} stars @param {boolean} isNext */
function labelOf(stage, stars, isNext) {
  const state = stars
    ? t(`${stars} 星`, stars === 1 ? '1 star' : `${stars} stars`)
    : isNext
      ? t('轮到这一关', 'next to play')
      : t('还没过', 'not cleared yet');
  return joined(nameOfStage(stage), describeStage(stage), state);
}

/**
 * @param {() => number | null} current the stage on the board
 * @param {Record<'play' | 'restart', (stage: number) => void>} actions play: unless it is under way
 * @returns {() => void} updates the panel
 */
export function createStagesPanel(current, { play, restart }) {
  const list = byId('stages');
  let last = 0;
  const sections = groups.map(({ name, games }) => ({ name, members: games.map(() => ++last) }));
  const listbox = createListbox(list, { columns: COLUMNS });

  function update() {
    /** @type {number[]} */
    const stars = stages.map((_, index) => stageResult(index + 1)?.stars ?? 0);
    const next = firstOpenStage();
    const clearedOf = (/** @type {number[]} */ part) => `${part.filter(Boolean).length} / ${part.length}`;
    const total = stars.reduce((sum, each) => sum + each, 0);
    byId('stages-state').textContent = t(
      `已过 ${clearedOf(stars)} 关，${total} / ${3 * stages.length} 星`,
      `Cleared: ${clearedOf(stars)}, stars: ${total} / ${3 * stages.length}`,
    );
    byId('stars-rule').textContent = t(
      `消完得一星，不用提示和重排得两星，平均每对还不超过 ${TIME_PER_PAIR / 1000} 秒得三星。`,
      `One star for clearing a stage, two without hints or shuffles, three if it also takes at most ${TIME_PER_PAIR / 1000} seconds a pair.`,
    );
    const played = current();
    write('play-next-stage', next === played ? null : next, (stage) => t(`玩第 ${stage} 关`, `Play stage ${stage}`));
    write('restart-stage', played, (stage) => t(`第 ${stage} 关重来`, `Restart stage ${stage}`));
    const button = (/** @type {number} */ stage) => {
      const count = stars[stage - 1];
      const classes = [stage === next && 'next', count > 0 && 'cleared'].filter(Boolean).join(' ');
      const label = labelOf(stage, count, stage === next);
      return html`
        <button class=${classes} aria-label=${label} @click=${() => play(stage)}>
          <span class="stage-number">${stage}</span><span class="stars">${drawStars(count)}</span>
        </button>`;
    };
    // The text of a heading is the label of its group.
    const view = sections.map(({ name, members }) => {
      const cleared = clearedOf(members.map((stage) => stars[stage - 1]));
      return html`
        <div role="group" aria-label=${t(`${name}，已过 ${cleared}`, `${name}, cleared: ${cleared}`)}>
          <span class="group" aria-hidden="true"><span class="name">${name}</span><span class="count">${cleared}</span></span>
          <div class="stage-grid" role="none">${members.map(button)}</div>
        </div>`;
    });
    render(view, list);
    listbox.mark((index) => index + 1 === played);
    if (!played && next && !list.contains(document.activeElement)) listbox.settle(next - 1);
  }

  onClick({
    'play-next-stage': () => play(/** @type {number} */ (firstOpenStage())),
    'restart-stage': () => restart(/** @type {number} */ (current())),
  });
  onChangeElsewhere('lianliankan.stages', update);
  update();
  listbox.scroll();
  return update;
}
