import { ComputerWords } from '../../../web/site/games/gomoku/computer-words.js';

/** The words of the computer with its moves, from one on. @param {number[]} scores @param {number} first number of a move */
function wordsAfter(scores, first = 1, isWanted = true) {
  const words = new ComputerWords();
  words.isWanted = isWanted;
  return scores.map((score, index) => words.after(first + 2 * index, score, 49));
}

test('the computer resigns only after two lost moves in a row, and if it may', () => {
  expect(wordsAfter([-1, -0.99, -1, -1])).toEqual([null, null, null, 'resign']);
  expect(wordsAfter([-1, -1], 1, false)).toEqual([null, null]);
  const words = new ComputerWords();
  words.isWanted = true;
  expect([8, 8, 10].map((number) => words.after(number, -1, 49))).toEqual([null, null, 'resign']);
});

test('the computer offers a draw after ten even moves, late in the game, and again after ten more', () => {
  const words = wordsAfter(Array(20).fill(-0.1), 8);
  expect(words.flatMap((word, index) => (word ? [[index + 1, word]] : []))).toEqual([
    [10, 'draw'],
    [20, 'draw'],
  ]);
  expect(wordsAfter(Array(10).fill(0), 1)).not.toContain('draw');
  expect(wordsAfter([...Array(9).fill(0), 0.2], 20)).not.toContain('draw');
});
