// The types of what callers hand in and get. Every entry exports them.

/**
 * A board: rows of equal length, each an array (or a typed array) of 32-bit integers, 0 = empty.
 * @typedef {readonly ArrayLike<number>[]} Board
 */

/**
 * A cell of 连连看, from the top-left corner; −1 and the number of rows or columns are the ring around the board.
 * @typedef {[row: number, col: number]} Cell
 */

/** @typedef {[first: Cell, second: Cell]} Pair */

/**
 * @typedef {object} PairsOptions
 * @property {number} [maxTurns] most turns a path may take, 0 to 16; 2 if not given
 * @property {boolean} [ring] may a path leave the board by one cell? true if not given
 */

/**
 * @typedef {object} PathOptions
 * @property {'turns' | 'length'} [order] which path is best: the one with the fewest turns, then cells (if not given),
 *   or the one with the fewest cells
 * @property {'cells' | 'corners'} [format] every cell of the path (if not given), or its ends and turning points
 */

/** @typedef {PairsOptions & PathOptions} ConnectOptions */

/**
 * What the tiles do when a pair has gone: nothing, or each moves as far as it can, past no other tile. 'centre': the two
 * halves of a row close up towards the line between them.
 * @typedef {'none' | 'down' | 'up' | 'left' | 'right' | 'centre'} Gravity
 */

/**
 * @typedef {object} GravityOption
 * @property {Gravity} [gravity] 'none' if not given
 */

/**
 * How long to search. The clock is looked at every few milliseconds, and at least one slice of that length is searched.
 * @typedef {object} SearchLimits
 * @property {number} [time] milliseconds; 1000 if neither limit is given
 * @property {number} [nodes] of the search tree: an answer within so many is the same on every machine
 */

/** @typedef {GravityOption & SearchLimits} SolveOptions */

/**
 * Can the board be cleared? Removing `moves` in their order clears it; under gravity a cell is where the tile is when
 * its turn has come. 'unsolvable' is proved. 'undecided': the limit came first.
 * @typedef {{ status: 'solvable', moves: Pair[] } | { status: 'unsolvable' } | { status: 'undecided' }} Solution
 */

/**
 * @typedef {object} Hint
 * @property {Pair} pair can be removed now
 * @property {boolean} proved is `pair` on a line that clears the board?
 * @property {Solution['status']} status of the board
 */

/** @typedef {'easy' | 'normal' | 'hard' | 'expert'} Difficulty bands of `clearRate`, from high to low */

/**
 * What to deal: `rows * cols` tiles, an even number of each kind.
 * @typedef {object} DealRequest
 * @property {number} rows 1 to 255; to 32 with a `difficulty`
 * @property {number} cols likewise
 * @property {number} [kinds] how many kinds of tiles; they are called 1 to `kinds`. May be left out where `copies` is a
 *   list
 * @property {number | readonly number[]} copies tiles of each kind: one number for all, or a list
 * @property {number} [seed] 0 to 2³² − 1, any if not given; the same seed gives the same board for ever
 * @property {Difficulty} [difficulty] looks for a board whose `clearRate` falls in this band, and takes the nearest if
 *   there is none; if not given, the first board that was made by construction, which are easy ones
 */

/** @typedef {DealRequest & GravityOption} DealOptions */

/** @typedef {GravityOption & { seed?: number }} ShuffleOptions seed: 0 to 2³² − 1, any if not given */

/**
 * @typedef {object} Deal
 * @property {number[][]} board
 * @property {Pair[]} solution removing these pairs in this order clears the board
 * @property {number} seed what it was made from
 */

/**
 * @typedef {object} Rated
 * @property {number | null} clearRate the share of random games that clear the board, 0 to 1, measured in 100 of them;
 *   null for a side of more than 32
 */

/** @typedef {Deal & Rated} RatedDeal */

/** @typedef {GravityOption & { playouts?: number, seed?: number }} ClearRateOptions */

/** @typedef {'up' | 'down' | 'left' | 'right'} Direction */

/**
 * One piece of 华容道 moved by one cell.
 * @typedef {object} Step
 * @property {number} id
 * @property {Direction} direction
 */

/**
 * Whoever wants to be told of each step.
 * @typedef {object} GameHandler
 * @property {(id: number, direction: Direction) => unknown} move
 */

/**
 * How far a call that takes long is.
 * @typedef {object} Progress
 * @property {number} searched so far: positions of 华容道, nodes of a search of 连连看, or boards that were dealt and rated
 */

/** @typedef {(progress: Progress) => void} OnProgress */

/**
 * A piece of 华容道; `row` and `col` are those of its top-left cell.
 * @typedef {object} Piece
 * @property {number} id
 * @property {number} row
 * @property {number} col
 * @property {number} height
 * @property {number} width
 */

/**
 * A classic position of 华容道.
 * @typedef {object} Level
 * @property {string} zh its name in simplified characters
 * @property {string} zhHant in traditional characters
 * @property {string} pinyin
 * @property {string} en in English
 * @property {readonly string[]} aka other names
 * @property {number | null} published the fewest moves that are published for it (one move: one piece, any path)
 * @property {true} [unsolvable] there is no way out
 * @property {readonly (readonly number[])[]} board
 */

/**
 * The moves of a game of 五子棋, black first. A point is `size * row + col` from the top-left corner: 0 to 224 on 15×15.
 * @typedef {ArrayLike<number>} Pieces
 */

/** @typedef {'freestyle' | 'standard'} Rule five or more in a row win, or exactly five */

/**
 * @typedef {object} JudgeOptions
 * @property {Rule} [rule] 'freestyle' if not given
 * @property {number} [size] of the board's sides, 5 to 22; 15 if not given
 */

/**
 * @typedef {object} Verdict
 * @property {'black' | 'white' | 'draw' | null} winner null while the game goes on
 * @property {'five' | 'full' | null} reason a winning row, a full board, or nothing yet
 * @property {number[]} cells the stones of every winning row through the move that ended the game, ascending
 * @property {number | null} move which move of the list ended the game; those after it do not count
 */

/** @typedef {import('./qiju.js').Qiju} Qiju */
/** @typedef {import('./load.js').Source} Source */

export {};
