// The review of a game stands around the list of moves: it has the curve, a sentence about the move on the board and the line that
// refutes it, and one can play on from there.
import { colorAfter } from '../../../elements/gomoku/color.js';
import { byId, onClick, setEnabled, setLabel, setText } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { createReviewCurve } from './review-curve.js';
import { ReviewSession } from './review-session.js';
import { blackScores, curveText, refutationText, qualityText, remarkText, summaryText } from './review-texts.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */

/** @param {GomokuBoard} board @param {() => boolean} isOver @param {() => void} onChange the review says something else of the moves */
export function createReviewPanel(board, isOver, onChange) {
  const progress = /** @type {HTMLProgressElement} */ (byId('review-progress'));
  const session = new ReviewSession(board, onChange, () => (progress.value = session.done ?? 0));
  const text = byId('review-text');
  const drawCurve = createReviewCurve(byId('review-curve'), (step) => {
    session.hideRefutation();
    board.playback.seek(step);
  });
  const player = /** @type {HTMLDetailsElement} */ (byId('player'));
  /** Is the losing move to be shown as soon as it is known? */
  let wantsLosing = false;

  /** Is the move on the board a mistake of somebody who may play another one? */
  const isToReplay = () => {
    const { quality } = session.remark ?? {};
    const isOpponents = board.opponent === colorAfter(session.index);
    return (quality === 'mistake' || quality === 'losing') && !isOpponents;
  };

  /** The left button does this at the move on the board. */
  function lineAction() {
    const { refutation, remark, review, index } = session;
    if (refutation) return { label: t('回到原局', 'Back to game'), run: () => session.hideRefutation() };
    if (remark?.forced.length) {
      const run = () => {
        session.showRefutation();
        byId('forward').focus();
      };
      return { label: t('看取胜着法', 'The winning line'), run };
    }
    const losing = review?.losing ?? null;
    if (losing === null || losing === index) return null;
    return { label: t('看败着', 'The losing move'), run: showLosing };
  }

  function showLosing() {
    const losing = session.review?.losing ?? null;
    if (losing !== null) board.playback.seek(losing + 1);
  }

  /** Plays on from the position on the board, or from the position before one's own mistake. */
  function playOn() {
    const step = isToReplay() ? session.index : session.index + 1;
    session.hideRefutation();
    board.playback.seek(step);
    board.go();
    board.focus();
  }

  function sentence() {
    const { done, hasFailed, index, pieces, refutation, review } = session;
    if (done !== null) return t('正在复盘……', 'Reviewing the game…');
    if (!review) return session.isOpen && hasFailed ? t('没能复盘，请再试一次', 'The review failed: try again') : '';
    if (refutation) return refutationText(index, board.steps - refutation.from, refutation.moves.length);
    if (index < 0 || board.steps >= pieces.length) return summaryText(review, board.size);
    return remarkText(review, index, board.size);
  }

  function renderReview() {
    const { index, pieces, refutation, remark, review } = session;
    player.classList.toggle('reviewed', review !== null);
    byId('review-curve').hidden = byId('review-actions').hidden = review === null;
    if (!review) {
      board.marks = { losing: null, better: null };
      return;
    }
    const { losing } = review;
    const scores = blackScores(review);
    drawCurve({ scores, step: index + 1, losing: losing === null ? null : losing + 1, text: curveText(scores) });
    const action = lineAction();
    byId('review-line').hidden = action === null;
    if (action) setLabel('review-line', action.label);
    byId('play-on').hidden = board.remote;
    setEnabled('play-on', !isOver() || isToReplay());
    const isWorse = remark && (remark.quality === 'mistake' || remark.quality === 'losing');
    board.marks = {
      losing: losing !== null && losing <= index ? pieces[losing] : null,
      better: isWorse && !refutation && remark.best !== remark.move ? remark.best : null,
    };
  }

  onClick({ 'review-line': () => lineAction()?.run(), 'play-on': playOn });

  return {
    start() {
      wantsLosing = false;
      player.open = true;
      return session.start();
    },

    async show() {
      wantsLosing = true;
      player.open = true;
      await session.start();
      byId('review-actions').scrollIntoView({ block: 'nearest' });
    },

    /** Asks for a review, stops it, or puts it away. */
    toggle() {
      wantsLosing = false;
      if (session.done === null && !session.review) return session.start();
      session.abort();
      session.isOpen = false;
      onChange();
    },

    render() {
      session.update();
      const { done, review } = session;
      if (review && wantsLosing) {
        wantsLosing = false;
        if (review.losing !== null) return showLosing(); // which renders
      }
      const label = done !== null ? t('停止复盘', 'Stop') : review ? t('收起复盘', 'Hide review') : null;
      setLabel('review', label ?? t('复盘', 'Review'));
      text.setAttribute('aria-live', board.playback.playing ? 'off' : 'polite');
      setText(text, sentence());
      progress.hidden = done === null;
      progress.value = done ?? 0;
      renderReview();
    },

    /** @param {number} index of a move of the line @returns {{ quality: string, text: string } | null} */
    remarkOn(index) {
      const { refutation, review } = session;
      const count = refutation?.from ?? review?.moves.length ?? 0;
      return review && index < count
        ? { quality: review.moves[index].quality, text: qualityText(review, index) }
        : null;
    },
  };
}
