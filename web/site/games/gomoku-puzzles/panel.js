// The panel of the grades shows the rating, a grade to choose, and its puzzles with their state.
import { byId, createElement } from '../../kernel/dom.js';
import { joined, t } from '../../kernel/i18n.js';
import { createListbox } from '../../kernel/listbox.js';
import { countsOfGrades, grades } from './grades.js';
import { allAttempts, currentRating, stateOf } from './progress.js';
import { ratingOfGrade } from './rating.js';
import { taskText, titleText } from './texts.js';

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
 * @returns {() => void} updates the panel
 */
export function createGradesPanel(puzzles, current, play) {
  const ofGrade = (/** @type {number} */ grade) => puzzles.filter((puzzle) => puzzle.grade === grade);
  /** The grade whose puzzles are listed. */
  let shown = 0;
  let latest = current();
  const place = byId('puzzles');
  const gradeList = createListbox(byId('grades'), { columns: grades.length });
  const puzzleList = createListbox(place, { columns: columnsOf() });
  const chips = grades.map((_, index) => {
    const click = () => {
      list(index + 1);
      update();
    };
    return createElement('button', { click }, String(index + 1));
  });
  byId('grades').append(...chips);

  /** @param {number} grade */
  function list(grade) {
    if (grade === shown) return;
    shown = grade;
    place.replaceChildren(
      ...ofGrade(grade).map((puzzle) => createElement('button', { click: () => play(puzzle) }, String(puzzle.number))),
    );
  }

  function update() {
    const playing = current();
    if (playing && playing !== latest) list(playing.grade);
    latest = playing;
    const counts = countsOfGrades(allAttempts());
    for (const [index, chip] of chips.entries()) {
      const grade = index + 1;
      const { solved, all } = counts[index];
      chip.style.setProperty('--done', String(solved / all));
      chip.setAttribute(
        'aria-label',
        t(`${grade} 级，已解 ${solved} / ${all}`, `Grade ${grade}, solved: ${solved} / ${all}`),
      );
    }
    gradeList.mark((index) => index + 1 === shown);
    const { rating, attempts: rated } = currentRating();
    byId('rating').textContent = rated
      ? t(`等级分 ${rating}，做过 ${rated} 题`, `Rating ${rating}, from ${rated} ${rated === 1 ? 'puzzle' : 'puzzles'}`)
      : t('解题得等级分', 'Solve puzzles to get a rating');
    const tasks = [...new Set(ofGrade(shown).map(taskText))].join(t('，', '; '));
    const { solved, all } = counts[shown - 1];
    byId('grade-state').textContent = t(
      `${shown} 级（${ratingOfGrade(shown)} 分）：${tasks}。已解 ${solved} / ${all}`,
      `Grade ${shown} (rated ${ratingOfGrade(shown)}): ${tasks}. Solved: ${solved} / ${all}`,
    );
    place.setAttribute('aria-label', t(`${shown} 级的题`, `Puzzles of grade ${shown}`));
    for (const [index, puzzle] of ofGrade(shown).entries()) {
      const state = stateOf(puzzle);
      place.children[index].className = state;
      place.children[index].setAttribute('aria-label', joined(titleText(puzzle), taskText(puzzle), states[state]));
    }
    puzzleList.mark((index) => ofGrade(shown)[index] === playing);
  }

  list(latest?.grade ?? 1);
  update();
  return update;
}
