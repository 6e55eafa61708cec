// Stores and describes a cleared stage for the result card.
import { shareText } from '../../kernel/daily.js';
import { t } from '../../kernel/i18n.js';
import { withoutRace } from '../../kernel/race.js';
import { drawStars } from '../../kernel/stars.js';
import { formatTime } from '../../kernel/stopwatch.js';
import { challengeOf, praiseOfRace } from './race.js';
import { factsOf, pairsOf, textOf } from './result.js';
import { firstOpenStage, saveStageResult, stageResult, starsOf, TIME_PER_PAIR } from './stage-progress.js';
import { describeStage, nameOfStage } from './stage-texts.js';
import { stages } from './stages.js';

/** @import { Stars } from './stage-progress.js' */
/** @typedef {import('./result.js').Game & { stage: number, time: number, helped: boolean }} ClearedStage helped: by a playback */

/** @param {ClearedStage} game @returns {Stars | null} null if a playback helped: nothing is stored then */
export function saveStage(game) {
  if (game.helped) return null;
  const stars = starsOf({ ...game, pairs: pairsOf(game) });
  saveStageResult(game.stage, stars, game.time);
  return stars;
}

/** @param {Stars | null} stars @param {number} pairs @returns {string} how good that is, and what the next star takes */
function praiseOf(stars, pairs) {
  const limit = formatTime(TIME_PER_PAIR * pairs);
  if (stars === null) return t('看过演示，这次不计星', 'No stars after a demonstration');
  if (stars === 1) return t('不用提示和重排，得两星', 'Two stars without hints or shuffles');
  return stars === 2 ? t(`${limit} 以内，得三星`, `Three stars within ${limit}`) : t('三星！', 'Three stars!');
}

/**
 * @param {ClearedStage} game
 * @param {Stars | null} stars null if a playback helped
 * @param {(stage: number) => void} play
 * @returns {import('../../kernel/result-card.js').Result}
 */
export function describeStageResult(game, stars, play) {
  const { stage, start, skin, race } = game;
  const facts = factsOf({ ...game, best: stageResult(stage)?.time ?? null });
  if (stars) facts.unshift([t('星级', 'stars'), drawStars(stars)]);
  const next = stage < stages.length ? stage + 1 : firstOpenStage();
  /** @type {import('../../kernel/result-card.js').Action[]} */
  const actions = [{ id: 'replay-stage', label: t('再玩一次', 'Play again'), act: () => play(stage) }];
  if (next) actions.unshift({ id: 'next-stage', label: t('下一关', 'Next stage'), act: () => play(next) });
  const name = t('连连看', 'Lianliankan');
  return {
    title: t(`第 ${stage} 关过了！`, `Stage ${stage} cleared!`),
    subtitle: describeStage(stage),
    praise: praiseOfRace(race) || praiseOf(stars, pairsOf(game)),
    won: true,
    facts,
    actions: [...actions, ...challengeOf(race)],
    text: shareText(name, nameOfStage(stage), textOf(facts), withoutRace(location.hash)),
    drawing: { game: 'lianliankan', name, picture: start, skin },
  };
}
