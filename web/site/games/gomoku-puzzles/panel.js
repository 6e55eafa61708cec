// The panel of the grades shows the rating, how many puzzles are to be repeated, a theme and a grade to choose, and their puzzles
// with their state.
import { today } from '../../kernel/daily.js';
import { byId, createElement, setEnabled } from '../../kernel/dom.js';
import { joined, t } from '../../kernel/i18n.js';
import { createListbox } from '../../kernel/listbox.js';
import { countsOfGrades, grades } from './grades.js';
import { allAttempts, currentRating, stateOf } from './progress.js';
import { ratingOfGrade } from './rating.js';
import { duePuzzles } from './repetition.js';
import { taskText, themes, titleText } from './texts.js';

/** @import { GomokuTheme } from '../../../api/types.js' */
/** @import { Puzzle } from './pack.js' */

/** The columns in the style sheet: with a finger the buttons are larger. */
const columnsOf = () => (matchMedia('(any-pointer: coarse)').matches ? 7 : 9);

/** @type {Record<ReturnType<typeof stateOf>, string>} */
const states = {
  new: t('还没做', 'not tried yet'),
  missed: t('还没解出', 'not solved yet'),
  solved: t('已解出', 'solved'),
};

/**
 * @param {readonly Puzzle[]} puzzles
 * @param {() => Puzzle | null} current the puzzle on the board
 * @param {(puzzle: Puzzle) => void} play
 * @returns {{ update(): void, chosen(): readonly Puzzle[] }} updates the panel; the puzzles of the chosen theme
 */
export function createGradesPanel(puzzles, current, play) {
  /** The puzzles of the chosen theme. */
  let chosen = puzzles;
  /** The grade whose puzzles are listed. */
  let shown = current()?.grade ?? 0;
  /** @type {readonly Puzzle[]} */
  let listed = [];
  let latest = current();
  const place = byId('puzzles');
  const gradeList = createListbox(byId('grades'), { columns: grades.length });
  const puzzleList = createListbox(place, { columns: columnsOf() });
  const chips = grades.map((_, grade) => {
    const click = () => {
      list(grade);
      update();
    };
    return createElement('button', { click }, String(grade));
  });
  byId('grades').append(...chips);
  const select = /** @type {HTMLSelectElement} */ (byId('puzzle-theme'));
  select.append(...Object.entries(themes).map(([value, name]) => createElement('option', { value }, name)));
  select.addEventListener('change', () => {
    const theme = /** @type {GomokuTheme} */ (select.value);
    chosen = theme ? puzzles.filter((puzzle) => puzzle.themes.includes(theme)) : puzzles;
    list(chosen.some(({ grade }) => grade === shown) ? shown : chosen[0].grade);
    update();
  });

  /** @param {number} grade */
  function list(grade) {
    shown = grade;
    listed = chosen.filter((puzzle) => puzzle.grade === grade);
    place.replaceChildren(
      ...listed.map((puzzle) => createElement('button', { click: () => play(puzzle) }, String(puzzle.number))),
    );
  }

  function update() {
    const playing = current();
    if (playing && playing !== latest && playing.grade !== shown) list(playing.grade);
    latest = playing;
    const attempts = allAttempts();
    const due = duePuzzles(puzzles, attempts, today()).length;
    byId('repeat').textContent = due
      ? t(`复习 ${due} 题`, `Review ${due} ${due === 1 ? 'puzzle' : 'puzzles'}`)
      : t('没有要复习的题', 'Nothing to review');
    setEnabled('repeat', due > 0);
    const counts = countsOfGrades(attempts);
    for (const [grade, chip] of chips.entries()) {
      const { solved, all } = counts[grade];
      chip.style.setProperty('--done', String(solved / all));
      chip.setAttribute(
        'aria-label',
        t(`${grade} 级，已解 ${solved} / ${all}`, `Grade ${grade}, solved: ${solved} / ${all}`),
      );
    }
    gradeList.mark((grade) => grade === shown);
    const { rating, attempts: rated } = currentRating();
    byId('rating').textContent = rated
      ? t(`等级分 ${rating}，做过 ${rated} 题`, `Rating ${rating}, from ${rated} ${rated === 1 ? 'puzzle' : 'puzzles'}`)
      : t('做题就有等级分', 'Solve puzzles to get a rating');
    const tasks = !listed.length
      ? t('没有这种题', 'no puzzles of this theme')
      : shown
        ? [...new Set(listed.map(taskText))].join(t('，', '; '))
        : t('入门，一步一题', 'for beginners, one move each');
    const stateOfEach = listed.map(stateOf);
    const solved = stateOfEach.filter((state) => state === 'solved').length;
    byId('grade-state').textContent = t(
      `${shown} 级（${ratingOfGrade(shown)} 分）：${tasks}。已解 ${solved} / ${listed.length}`,
      `Grade ${shown} (rated ${ratingOfGrade(shown)}): ${tasks}. Solved: ${solved} / ${listed.length}`,
    );
    place.setAttribute('aria-label', t(`${shown} 级的题`, `Puzzles of grade ${shown}`));
    for (const [index, puzzle] of listed.entries()) {
      const state = stateOfEach[index];
      place.children[index].className = state;
      place.children[index].setAttribute('aria-label', joined(titleText(puzzle), taskText(puzzle), states[state]));
    }
    puzzleList.mark((index) => listed[index] === playing);
  }

  list(shown);
  update();
  return { update, chosen: () => chosen };
}
