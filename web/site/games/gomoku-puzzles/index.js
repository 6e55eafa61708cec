import '../../../elements/gomoku/index.js';
import { pointName } from '../../../elements/gomoku/geometry.js';
import { createDailyPanel } from '../../kernel/daily-panel.js';
import { today } from '../../kernel/daily.js';
import { byId, createStatusLine, onClick, setEnabled, setText } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { lazy } from '../../kernel/lazy.js';
import { lazyResultCard } from '../../kernel/lazy-result-card.js';
import '../../kernel/shell.js';
import { andShowBoard } from '../../kernel/show-board.js';
import { copyAndSay } from '../../kernel/share.js';
import { getItem, onChangeElsewhere } from '../../kernel/storage.js';
import { isDate } from '../../kernel/validation.js';
import { dailyOf } from './daily-result.js';
import { puzzleOfDay } from './daily.js';
import { nextPuzzle } from './grades.js';
import { overrideKeys } from './keys.js';
import { loadPuzzles } from './pack.js';
import { createGradesPanel } from './panel.js';
import { allAttempts, countHint, countMistake, countSolved, currentRating } from './progress.js';
import { gradeFor } from './rating.js';
import { duePuzzles } from './repetition.js';
import { PuzzleSession } from './session.js';
import { dailyTitle, goalText, ruleText, statusText, titleText } from './texts.js';

/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */
/** @import { Puzzle } from './pack.js' */

const board = /** @type {GomokuBoard} */ (byId('board'));
const puzzlesLoaded = lazy(loadPuzzles)();
await board.loaded;
const loaded = await puzzlesLoaded;
byId('main').removeAttribute('aria-busy'); // no other task runs before the buttons work
if (!loaded) throw new Error('There is no page without puzzles');
const puzzles = loaded;

const confirm = getItem('wuziqi.confirm');
if (confirm === 'on' || confirm === 'off') board.confirm = confirm;
document.body.classList.toggle('confirms', confirm === 'on');
board.foul = 'refuse';

const session = new PuzzleSession(board, onChange);
/** The board says this until the position changes. @type {string | null} */
let notice = null;
/** Is the puzzle of the address unknown? */
let isUnknown = false;
/** Was the puzzle opened to be repeated after a miss? */
let isRepetition = false;
const pageTitle = document.title;
const say = createStatusLine('note');
const card = lazyResultCard({ undo: takeBack });
const updateDaily = createDailyPanel(dailyOf(puzzles), andShowBoard(playDaily), say, () => session.date);
const grades = createGradesPanel(puzzles, () => session.puzzle, andShowBoard(play));
const sayLink = createStatusLine('link-note');

function render() {
  const { puzzle, stage } = session;
  if (!puzzle) return;
  const isWrong = stage === 'wrong';
  const isSolved = stage === 'solved';
  const title = session.date ? dailyTitle(session.date) : titleText(puzzle);
  setText(byId('title'), title);
  document.title = `${title} · ${pageTitle}`;
  byId('about').textContent = [session.played.length && goalText(puzzle), ruleText(puzzle)]
    .filter(Boolean)
    .join(t('；', '. '));
  setText(byId('status'), notice ?? statusText(session));
  byId('disc').dataset.color = session.color;
  byId('banner').hidden = !isUnknown;
  byId('banner').textContent = isUnknown ? t('没有这道题，换了一道', 'There is no such puzzle: here is another') : '';
  setEnabled('place', board.aim !== null);
  setEnabled('back', session.canTakeBack);
  setEnabled('restart', session.canTakeBack);
  setEnabled('hint', stage === 'attack' && (session.help?.step ?? 0) < 3);
  for (const id of ['place', 'hint']) byId(id).hidden = isSolved;
  byId('other').hidden = !isSolved || session.others === 0;
  byId('back').classList.toggle('primary', isWrong);
  byId('next').classList.toggle('primary', isSolved);
  byId('place').classList.toggle('primary', !isWrong && !isSolved);
  updateDaily();
  grades.update();
}

/** @param {'mistake' | 'solved'} [event] */
function onChange(event) {
  const { puzzle } = session;
  notice = null;
  if (puzzle && event === 'mistake' && !session.isSolved) countMistake(puzzle, isRepetition);
  if (puzzle && event === 'solved') showResult(puzzle);
  if (session.stage !== 'solved') card.hide();
  render();
}

/** @param {Puzzle} puzzle that was solved */
function showResult(puzzle) {
  const { rating } = currentRating();
  const { attacks, date, start } = session;
  countSolved(puzzle, date);
  const attempts = allAttempts()[puzzle.id];
  const solved = { puzzle, date, isRepetition, attacks, rating, start, attempts };
  card.show(async () => {
    const { describeSolved } = await import('./result.js');
    return describeSolved(solved, { next: andShowBoard(playNext), again: () => session.restart() });
  });
}

/** @param {Puzzle} puzzle @param {string | null} [date] @param {boolean} [repeats] after a miss */
function play(puzzle, date = null, repeats = false) {
  isUnknown = false;
  isRepetition = repeats;
  sayLink('');
  history.replaceState(null, '', date ? `#daily=${date}` : `#puzzle=${puzzle.id}`);
  session.open(puzzle, date);
}

/** @param {string} date */
function playDaily(date) {
  play(puzzleOfDay(date, puzzles), date);
}

const puzzlesToRepeat = () => duePuzzles(puzzles, allAttempts(), today());

/** Plays the next puzzle to repeat, or else the next of the chosen theme. */
function playNext() {
  const { puzzle } = session;
  if (!puzzle) return;
  const due = isRepetition && nextPuzzle(puzzlesToRepeat(), puzzle, {});
  if (due) play(due, null, true);
  else play(nextPuzzle(grades.chosen(), puzzle, allAttempts()));
}

function playRepetition() {
  play(puzzlesToRepeat()[0], null, true);
}

function copyLink() {
  const { href } = new URL(`#puzzle=${session.puzzle?.id}`, location.href);
  return copyAndSay(href, sayLink, t('链接已复制', 'Link copied'));
}

/** The first puzzle of the grade that suits the player that was not solved. */
function playSuitable() {
  const grade = gradeFor(currentRating().rating);
  const first = puzzles.findIndex((puzzle) => puzzle.grade === grade);
  const attempts = allAttempts();
  const puzzle = puzzles[first];
  play(attempts[puzzle.id]?.solved ? nextPuzzle(puzzles, puzzle, attempts) : puzzle);
}

/** Plays the puzzle of the address, `#daily`, `#daily=2026-11-23` or `#puzzle=vcf-5-renju-12`. */
function playAddress() {
  const [, key = '', value = ''] = /^#(\w+)=?(.*)$/.exec(location.hash) ?? [];
  const puzzle = key === 'puzzle' && puzzles.find(({ id }) => id === value);
  if (puzzle) return play(puzzle);
  if (key === 'daily') {
    if (!value) return playDaily(today());
    if (isDate(value)) return playDaily(value);
  }
  playSuitable();
  isUnknown = key !== '';
  render();
}

function takeBack() {
  session.takeBack();
}

async function showHint() {
  const { puzzle } = session;
  if (!(await session.showHint()) || !puzzle || session.isSolved) return;
  countHint(puzzle, isRepetition);
}

board.addEventListener('refuse', ({ detail }) => {
  if (session.stage !== 'attack') return;
  notice = detail.text;
  render();
});
board.addEventListener('aim', () => {
  const { aim } = board;
  const name = aim === null ? '' : pointName(aim, 15);
  notice =
    aim === null ? null : t(`选中 ${name}：再点一次，或按“落子”`, `${name} chosen: tap it again, or press Place`);
  render();
});
overrideKeys(board, { undo: takeBack, h: showHint });
onClick({
  place: () => board.placeAim(),
  back: takeBack,
  restart: () => session.restart(),
  hint: showHint,
  other: () => session.tryOther(),
  next: andShowBoard(playNext),
  repeat: andShowBoard(playRepetition),
  'copy-link': copyLink,
});
addEventListener('hashchange', playAddress);
for (const key of ['puzzles', 'rating']) onChangeElsewhere(`wuziqi.${key}`, render);
playAddress();
