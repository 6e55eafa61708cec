// What the computer says with its move if the player wants it to: it resigns after two moves in a row that are proved to lose, and offers
// a draw when half of the board is full and its last ten moves were about even.

const LOST_MOVES = 2;
const EVEN_MOVES = 10;
/** In games that end in a draw, the scores of the second half lie within this. */
const EVEN_SCORE = 0.15;

export class ComputerWords {
  isWanted = false;
  /** Of its moves without a break since the game began or a draw was offered. @type {number[]} */
  #scores = [];
  #number = 0;

  /**
   * @param {number} number of the move in the game
   * @param {number} score of the move, −1 to 1
   * @param {number} points of the board
   * @returns {'resign' | 'draw' | null}
   */
  after(number, score, points) {
    if (number !== this.#number + 2) this.#scores = []; // moves were taken back, or this is another game
    this.#number = number;
    this.#scores.push(score);
    if (!this.isWanted || number === points) return null;
    if (this.#isEach(LOST_MOVES, (each) => each === -1)) return 'resign';
    if (number < points / 2 || !this.#isEach(EVEN_MOVES, (each) => Math.abs(each) <= EVEN_SCORE)) return null;
    this.#scores = [];
    return 'draw';
  }

  /** @param {number} count @param {(score: number) => boolean} test @returns {boolean} does it hold for as many last scores? */
  #isEach(count, test) {
    return this.#scores.length >= count && this.#scores.slice(-count).every(test);
  }
}
