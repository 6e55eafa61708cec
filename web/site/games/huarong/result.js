// Describes a won game for the result card.
import { afterDaily, streakFact } from '../../kernel/daily-card.js';
import { dailyText, shareText } from '../../kernel/daily.js';
import { harderAction } from '../../kernel/difficulty.js';
import { joined, nameOf, t } from '../../kernel/i18n.js';
import { challengeAction, outcomeOf, secondsIn, withoutRace } from '../../kernel/race.js';
import { drawStars } from '../../kernel/stars.js';
import { formatTime } from '../../kernel/stopwatch.js';
import { daily } from './daily-result.js';
import { starsOf } from './level-groups.js';
import { formatLength, metrics } from './metrics.js';
import { formatResult } from './race-title.js';

/** @import { Lengths, Level, Metric } from '../../../api/types.js' */

/**
 * @typedef {object} Result
 * @property {import('./session.js').Puzzle} puzzle
 * @property {string} title of the puzzle
 * @property {number} time in milliseconds
 * @property {Lengths} lengths
 * @property {Lengths | null | undefined} fewest possible, if known
 * @property {Lengths | undefined} best of all games without hints, including this one
 * @property {boolean} helped
 * @property {Metric} metric that is displayed
 * @property {import('./address.js').ToBeat | null} toBeat in a race
 * @property {(made: import('./address.js').ToBeat) => string} hashWith writes the hash of the address of a race
 */

/** @param {Result} result @returns {string} to share */
function textOf({ puzzle, title, time, lengths, fewest, helped }) {
  if (puzzle.daily) return dailyText(daily, puzzle.daily, { moves: lengths.move, helped });
  const counts = metrics.map(
    (metric) =>
      formatLength(metric, lengths[metric]) +
      (fewest ? t(`（最少 ${fewest[metric]}）`, ` (best ${fewest[metric]})`) : ''),
  );
  const score = joined(...counts, formatTime(time)) + (helped ? t('（用过提示）', ' (with hints)') : '');
  return shareText(t('华容道', 'Huarong Road'), title, score, location.search + withoutRace(location.hash));
}

/** @param {Result} result @returns {import('../../kernel/result-card.js').Result['facts']} */
function factsOf({ puzzle: { daily: date, level }, time, lengths, fewest, best, helped, metric }) {
  const names = { step: t('格步', 'steps'), slide: t('滑步', 'slides'), move: t('移步', 'moves') };
  return [
    level && fewest && !helped ? [t('星级', 'stars'), drawStars(starsOf(lengths[metric], fewest[metric]))] : null,
    [names[metric], lengths[metric] + (fewest ? ` / ${fewest[metric]}` : '')],
    [t('用时', 'time'), formatTime(time)],
    best ? [t('最佳', 'best'), String(best[metric])] : null,
    [t('提示', 'hints'), helped ? t('用过', 'used') : t('未用', 'no')],
    streakFact('huarongdao', date),
  ];
}

/** @param {Result} result @returns {string} how a race ended; '' if it was none */
function outcomeIn({ helped, lengths, time, toBeat }) {
  if (!toBeat || helped) return '';
  return outcomeOf(formatResult(toBeat), lengths.move - toBeat.moves || secondsIn(time) - toBeat.time);
}

/** @param {Result} result */
function challengeOf({ lengths, time, hashWith }) {
  const made = { moves: lengths.move, time: secondsIn(time) };
  const score = formatResult(made);
  const text = t(`我用 ${score} 走完了这一局，你呢？`, `I solved this board in ${score}, can you beat it?`);
  return challengeAction(text, hashWith(made));
}

/**
 * @param {Result} result
 * @param {{ label: string, harder: Level | null, play: (level?: Level) => unknown }} next label: of what follows, which is
 *   played where no level is given
 * @returns {import('../../kernel/result-card.js').Result}
 */
export function describeResult(result, { label, harder, play }) {
  const { puzzle, title, lengths, fewest, helped, metric } = result;
  const { cells, options } = puzzle;
  /** @type {import('../../kernel/result-card.js').Action[]} */
  const actions = [{ id: 'next-level', label, act: () => play() }];
  if (harder) actions.push(harderAction(nameOf(harder), () => play(harder)));
  if (!helped) actions.push(challengeOf(result));
  return {
    title: options ? t('解开了！', 'Solved!') : t('曹操走出了华容道！', 'Cao Cao escapes!'),
    subtitle: title,
    praise:
      outcomeIn(result) ||
      (!helped && fewest && lengths[metric] === fewest[metric]
        ? t('完美，一步不多！', 'Perfect: the fewest moves!')
        : ''),
    won: true,
    facts: factsOf(result),
    actions,
    text: textOf(result),
    drawing: {
      game: 'huarongdao',
      name: t('华容道', 'Huarong Road'),
      picture: options ? { board: cells, goal: options.goal } : cells,
    },
    daily: puzzle.daily ? afterDaily('huarongdao', puzzle.daily) : null,
  };
}
