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

/** @typedef {'easy' | 'normal' | 'hard' | 'expert'} Difficulty of a deal: bands of `clearRate`, from high to low */

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
 * @property {number} searched so far: positions of 华容道, nodes of a search of 连连看 or 五子棋, or boards that were dealt and rated
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
 * What counts as one: a 'step' is one piece by one cell, a 'slide' one piece in one direction, a 'move' one piece any way
 * it can go. Optima are published in moves.
 * @typedef {'step' | 'slide' | 'move'} Metric
 */

/**
 * Which piece must bring its top-left cell where. If not given, the board is the classic one.
 * @typedef {{ goal?: { id: number, row: number, col: number } }} GoalOption
 */

/** @typedef {{ metric?: Metric }} MetricOption 'move' if not given */

/** @typedef {GoalOption & MetricOption} HuarongOptions */

/**
 * @typedef {object} Move
 * @property {number} id
 * @property {Direction[]} path a direction a cell
 */

/** @typedef {{ step: number, slide: number, move: number }} Lengths the same answer counted in each metric */

/**
 * 'solved': no answer is shorter in the metric. 'unsolvable': all positions that can be reached were searched.
 * 'undecided': on a board that is not classic, they were too many to keep.
 * @typedef {{ status: 'solved', metric: Metric, length: number, lengths: Lengths, moves: Move[], steps: Step[],
 *   searched: number } | { status: 'unsolvable' | 'undecided', searched: number }} HuarongSolution
 */

/**
 * @typedef {object} Analysis
 * @property {number} positions that can be reached
 * @property {number} mirrorClasses the same, a position and its mirror image counted once
 * @property {number} exits positions with the goal reached; 0: there is no way out
 * @property {number | null} distance from the exit; null if there is no way out
 * @property {number} eccentricity how far the farthest position is from this one
 * @property {{ board: number[][], distance: number } | null} hardest a position farthest from the exit
 */

/**
 * @typedef {object} HuarongHint
 * @property {number | null} distance from the exit; null if there is no way out
 * @property {Move[]} moves every one that brings the exit nearer
 */

/**
 * The positions that can be reached, numbered, for whoever draws them. The numbers hold while the game stays among them.
 * @typedef {object} PositionMap
 * @property {Uint16Array} distances of each from the exit; 65535 where there is no way out
 * @property {Uint32Array} edges two numbers each: positions that are one apart in the metric
 * @property {number} here the number of the board itself
 */

/**
 * The pieces beside Cao Cao, which leave at least one cell blank.
 * @typedef {object} GenerateRequest
 * @property {number} horizontals
 * @property {number} verticals
 * @property {number} soldiers
 * @property {number} [distance] from the exit; the farthest there is if not given
 * @property {number} [seed] 0 to 2³² − 1, any if not given; the same seed gives the same layout for ever
 */

/** @typedef {GenerateRequest & MetricOption} GenerateOptions */

/** @typedef {{ board: number[][], distance: number, seed: number }} Generated */

/**
 * A classic position of 华容道.
 * @typedef {object} Level
 * @property {string} zh its name in simplified characters
 * @property {string} zhHant in traditional characters
 * @property {string} pinyin
 * @property {string} en in English
 * @property {readonly string[]} aka other names
 * @property {number | null} published the fewest moves that are published for it (one move: one piece, any path)
 * @property {Lengths | null} lengths the fewest steps, the fewest slides and the fewest moves; null: there is no way out
 * @property {readonly (readonly number[])[]} board
 */

/**
 * The moves of a game of 五子棋, black first. A point is `size * row + col` from the top-left corner: 0 to 224 on 15×15.
 * @typedef {ArrayLike<number>} Pieces
 */

/**
 * Five or more in a row win; exactly five; renju: White as freestyle, Black exactly five and not by a forbidden move; or
 * caro: exactly five without a stone of the other colour at both ends.
 * @typedef {'freestyle' | 'standard' | 'renju' | 'caro'} Rule
 */

/**
 * @typedef {object} JudgeOptions
 * @property {Rule} [rule] 'freestyle' if not given
 * @property {number} [size] of the board's sides, 5 to 22; 15 if not given
 */

/** @typedef {'overline' | 'double-four' | 'double-three'} Foul what renju forbids Black */

/**
 * @typedef {object} Verdict
 * @property {'black' | 'white' | 'draw' | null} winner null while the game goes on
 * @property {'five' | 'forbidden' | 'full' | null} reason a winning row, a forbidden move of Black's, a full board, or
 *   nothing yet
 * @property {Foul | null} forbidden which one, if that is the reason
 * @property {number[]} cells the stones of every winning row through the move that ended the game, ascending
 * @property {number | null} move which move of the list ended the game
 * @property {number} after how many moves of the list come after it: they do not count
 */

/**
 * One of the rows that make a move forbidden.
 * @typedef {object} FoulLine
 * @property {'overline' | 'four' | 'three'} kind
 * @property {number[]} cells Black's stones, the forbidden point among them, ascending
 * @property {number[]} next where one more stone makes the five, or of a three the straight four
 */

/**
 * @typedef {object} Forbidden
 * @property {number} point
 * @property {Foul} kind
 * @property {FoulLine[]} lines what makes it so: an overline, or two or more of the others
 */

/**
 * A row that wins, or that one move (of an open three: two) turns into a win.
 * @typedef {object} Threat
 * @property {'five' | 'straight-four' | 'four' | 'open-three'} kind
 * @property {number[]} cells its stones, ascending
 * @property {number[]} next where one more stone makes the five, or of an open three the straight four
 */

/** @typedef {{ black: Threat[], white: Threat[] }} Threats */

/** @typedef {JudgeOptions & SearchLimits & { kind?: 'vcf' | 'vct' }} ForceOptions kind: 'vct' if not given */

/**
 * Has the side to move a forced win? 'vcf': by fours alone. 'vct': by fours and open threes. `line` is played by both
 * sides, with the defence that holds out longest, to the five. 'none' is proved, for wins of the kind that was asked for.
 * @typedef {{ status: 'win', kind: 'vcf' | 'vct', line: number[] } | { status: 'none' } | { status: 'undecided' }} Force
 */

/**
 * How strong the computer is: a level, or, of full strength, a limit of `time` or `nodes`. Each level has a limit of its
 * own in nodes, so that the same seed gives the same move on every machine: 'easy' looks at one move and knows of fours
 * only, 'normal' looks a few moves ahead; of moves about as good they choose by the seed. 'hard' and 'expert' play the
 * best that they find.
 * @typedef {object} StrengthOptions
 * @property {Difficulty} [level] 'normal' if neither is given
 * @property {number} [seed] 0 to 2³² − 1, any if not given
 */

/** @typedef {JudgeOptions & SearchLimits & StrengthOptions} BestMoveOptions */

/**
 * @typedef {object} BestMove
 * @property {number} move the point to play; never one that renju forbids Black
 * @property {number} score what the side to move may hope for, from −1 to 1; exactly 1 only if the win is proved, −1 only
 *   if every move loses
 * @property {number} depth how many moves were looked ahead
 * @property {number} nodes how many positions were looked at
 * @property {number[]} line the moves that are expected of both sides, `move` first
 */

/**
 * How a game is written: two base-15 digits a move (15×15 only); `h8 i9`, letters from the left and numbers from the
 * bottom; or an SGF game record.
 * @typedef {'base15' | 'coordinates' | 'sgf'} Notation
 */

/** @typedef {{ notation?: Notation, size?: number }} NotationOptions 'base15' and 15 if not given */

/** @typedef {import('./qiju.js').Qiju} Qiju */
/** @typedef {import('./load.js').Source} Source */

export {};
