// The types of arguments and results. Every entry exports them.

/**
 * A board: rows of equal length, each an array or typed array of 32-bit integers. 0 = empty. In 连连看, −1 = a wall, which
 * blocks paths and moving tiles.
 * @typedef {readonly ArrayLike<number>[]} Board
 */

/**
 * A cell of a 连连看 board, counted from 0 at the top left. On the ring around the board a coordinate is −1 or the number
 * of rows or columns.
 * @typedef {[row: number, col: number]} Cell
 */

/** @typedef {[first: Cell, second: Cell]} Pair */

/**
 * @typedef {object} PathOptions
 * @property {'turns' | 'length'} [order] which path to choose: 'turns' (the default) prefers the fewest turns, then the
 *   fewest cells; 'length' prefers the fewest cells:
 *   `connect([[1, 2, 1]], 0, 0, 0, 2, { order: 'length' }).length; // → 5`
 * @property {'cells' | 'corners'} [format] 'cells' (the default) returns every cell of the path, 'corners' its ends and
 *   turning points:
 *   `connect([[1, 0, 1]], 0, 0, 0, 2, { format: 'corners' }); // → [[0, 0], [0, 2]]`
 */

/** @typedef {Rules & PathOptions} ConnectOptions */

/**
 * The reason why a pair cannot be removed: the cells are the same, one holds no tile, the kinds differ, or no path connects them.
 * @typedef {'same' | 'empty' | 'different' | 'blocked'} Refusal
 */

/**
 * The way that tiles move after a pair is removed: not at all, or as far as possible in one direction, without passing other
 * tiles or walls. With 'centre' the left and right halves of each row close up towards the middle; a middle column belongs to
 * the left half.
 * @typedef {'none' | 'down' | 'up' | 'left' | 'right' | 'centre'} Gravity
 */

/**
 * The rules of a game of 连连看. Every function accepts all of them among its options, even if some do not matter to it.
 * @typedef {object} Rules
 * @property {Gravity} [gravity] default 'none':
 *   `lianliankan.remove([[1, 2], [3, 3]], [1, 0], [1, 1], { gravity: 'down' }); // → [[0, 0], [1, 2]]`
 * @property {number} [maxTurns] the maximum number of turns of a path, 0 to 16; default 2:
 *   `lianliankan.pairs([[1, 2, 1]], { maxTurns: 1 }); // → []`
 * @property {boolean} [ring] true if a path may use the ring of cells around the board; default true:
 *   `lianliankan.pairs([[1, 2, 1]], { ring: false }); // → []`
 */

/**
 * Limits of a search. The clock is checked every few milliseconds, so a search lasts at least that long.
 * @typedef {object} SearchLimits
 * @property {number} [time] in milliseconds; default 1000 if `nodes` is not given either
 * @property {number} [nodes] the maximum number of search nodes; the result is then the same on every machine:
 *   `lianliankan.solve([[1, 1]], { nodes: 1000 }).status; // → 'solvable'`
 */

/** @typedef {Rules & SearchLimits} SolveOptions */

/**
 * @typedef {object} Solvable
 * @property {'solvable'} status the board can be cleared
 * @property {Pair[]} moves the pairs to remove, in order; under gravity their cells are the positions of the tiles at that
 *   move
 */

/**
 * @typedef {object} NotSolved
 * @property {'unsolvable' | 'undecided'} status 'unsolvable' is proved; 'undecided' means that a limit was reached first
 */

/** @typedef {Solvable | NotSolved} Solution the result of `solve` */

/**
 * @typedef {object} Hint
 * @property {Pair} pair a pair that can be removed
 * @property {boolean} proved true if a solution that starts with `pair` was found
 * @property {Solution['status']} status as of `Solution`
 */

/** @typedef {'easy' | 'normal' | 'hard' | 'expert'} Difficulty of a deal: a band of `clearRate`, from high to low */

/**
 * A board to deal: a tile in every cell of a rectangle or of a shape, an even number of each kind.
 * @typedef {object} DealRequest
 * @property {number} [rows] 1 to 255; 1 to 61 without a ring or with less than two turns, 1 to 32 with a `difficulty` or a
 *   `clearRate`; may be left out if there is a `shape`
 * @property {number} [cols] the same range as `rows`
 * @property {Board} [shape] rows of 0, a cell for a tile, and −1, a wall; sides up to 61:
 *   `lianliankan.deal({ shape: [[0, -1, 0]] }).board; // → [[1, -1, 1]]`
 * @property {number} [kinds] the number of kinds, which are numbered from 1; by default as many as `copies` allows:
 *   `lianliankan.deal({ rows: 2, cols: 4, kinds: 2, seed: 1 }).board; // → [[1, 2, 2, 1], [1, 2, 2, 1]]`
 * @property {number | readonly number[]} [copies] the number of tiles of each kind: one number for all kinds, or a list; by
 *   default as equal numbers as `kinds` allows, or four, or two where four do not fill the board:
 *   `lianliankan.deal({ rows: 1, cols: 6, copies: [4, 2], seed: 1 }).board; // → [[1, 2, 1, 1, 2, 1]]`
 * @property {number} [seed] 0 to 2³² − 1, random by default; a seed always gives the same board
 * @property {Difficulty} [difficulty] searches for a board whose `clearRate` is in this band and returns the nearest one
 *   found; by default the first board constructed is returned, usually an easy one:
 *   `lianliankan.deal({ rows: 6, cols: 8, difficulty: 'hard', seed: 7 }).clearRate; // → 0.46`
 * @property {readonly [low: number, high: number]} [clearRate] like `difficulty`, with a band of your own: 0 to 1, both ends
 *   included:
 *   `lianliankan.deal({ rows: 6, cols: 8, clearRate: [0.8, 0.9], seed: 7 }).clearRate; // → 0.9`
 */

/**
 * Limits of a deal with a `difficulty` or a `clearRate`. At the limit the nearest board found so far is returned; at least one
 * board is dealt. The default limit is 400 boards.
 * @typedef {object} DealLimits
 * @property {number} [time] in milliseconds; the same seed may then give different boards
 * @property {number} [nodes] the maximum number of boards rated:
 *   `lianliankan.deal({ rows: 6, cols: 8, difficulty: 'expert', seed: 7, nodes: 5 }).inBand; // → false`
 */

/** @typedef {DealRequest & Rules & DealLimits} DealOptions */

/**
 * @typedef {object} SeedOption
 * @property {number} [seed] 0 to 2³² − 1, random by default:
 *   `lianliankan.shuffle([[1, 1, 2, 2]], { seed: 1 }).board; // → [[2, 1, 2, 1]]`
 */

/** @typedef {Rules & SeedOption} ShuffleOptions */

/**
 * @typedef {object} Deal
 * @property {number[][]} board rows of kinds
 * @property {Pair[]} solution removing these pairs in this order clears the board
 * @property {number} seed the seed of this board
 */

/**
 * @typedef {object} Rated
 * @property {number | null} clearRate the share of random playouts that clear the board, 0 to 1, measured by 100 playouts;
 *   null if a side is longer than 32
 * @property {boolean} inBand true if `clearRate` is in the requested band, or no band was requested
 */

/** @typedef {Deal & Rated} RatedDeal */

/**
 * @typedef {object} PlayoutOptions
 * @property {number} [playouts] the number of random games, 100 by default; up to 100000 on boards of up to 144 cells, fewer
 *   on larger ones:
 *   `lianliankan.clearRate([[1, 1]], { playouts: 10 }); // → 1`
 * @property {number} [seed] 0 to 2³² − 1; default 0
 */

/** @typedef {Rules & PlayoutOptions} ClearRateOptions */

/** @typedef {'up' | 'down' | 'left' | 'right'} Direction */

/**
 * A step of 华容道: one piece moves by one cell.
 * @typedef {object} Step
 * @property {number} id of the piece
 * @property {Direction} direction of the move
 */

/**
 * Receives the steps of a solution.
 * @typedef {object} GameHandler
 * @property {(id: number, direction: Direction) => unknown} move called for each step
 */

/**
 * Progress of a long-running call.
 * @typedef {object} Progress
 * @property {number} searched the work done so far: positions (华容道, 五子棋), search nodes (连连看), or boards rated (a deal)
 * @property {AnalysedMove[]} [moves] the best moves found so far, from `gomoku.analyse`
 * @property {number} [done] the share of the positions that have been searched, 0 to 1, from `gomoku.review`
 */

/** @typedef {(progress: Progress) => void} OnProgress */

/**
 * A piece of 华容道, described by the smallest rectangle around its cells.
 * @typedef {object} Piece
 * @property {number} id the value of its cells
 * @property {number} row of the rectangle's top-left corner
 * @property {number} col of the same corner
 * @property {number} height in cells
 * @property {number} width in cells
 */

/**
 * The unit that a solution's length is counted in. 'step': one piece by one cell; 'slide': one piece in a straight line,
 * any distance; 'move': one piece along any path. Published optima are counted in moves.
 * @typedef {'step' | 'slide' | 'move'} Metric
 */

/**
 * The place that a piece must reach.
 * @typedef {object} Goal
 * @property {number} id of the piece
 * @property {number} row of the top-left corner of the rectangle around its cells
 * @property {number} col of the same corner
 */

/**
 * The parts of a sliding-block puzzle besides its board.
 * @typedef {object} PuzzleOptions
 * @property {Goal | readonly Goal[] | Board} [goal] the goal of one piece, several goals, or a picture of the board that shows
 *   every piece with a goal where it must be (0 = anything); without it the board must be a classic one. Pieces with a goal
 *   are told apart, others of the same shape are interchangeable:
 *   `huarong.solve([[1, 0, 0]], { goal: { id: 1, row: 0, col: 2 } }).length; // → 1`
 * @property {readonly (readonly number[])[]} [gates] gates under pieces, as `[row, col]`; the board shows the other gates as −2:
 *   `huarong.solve([[1, 0, 0]], { goal: { id: 1, row: 0, col: 2 }, gates: [[0, 0]] }).length; // → 1`
 * @property {boolean} [lengthwise] true if pieces move along their longer side only, like the cars of Rush Hour; a piece as
 *   wide as high moves in any direction; default false:
 *   `huarong.moves([[1, 1, 0], [0, 0, 0]], { goal: { id: 1, row: 0, col: 1 }, lengthwise: true }).length; // → 1`
 */

/**
 * A board with its options. An option with its default value is missing.
 * @typedef {object} Puzzle
 * @property {number[][]} board rows of ids, 0 = blank, −1 = a wall, −2 = a gate
 * @property {Goal[]} [goal] missing for the classic goal
 * @property {number[][]} [gates] the gates under pieces
 * @property {boolean} [lengthwise] true if pieces move along their longer side only
 */

/**
 * @typedef {object} MetricOption
 * @property {Metric} [metric] default 'move':
 *   `huarong.solve(huarong.levels[0].board, { metric: 'step' }).length; // → 116`
 */

/** @typedef {PuzzleOptions & MetricOption} HuarongOptions */

/**
 * Limits of a search of 华容道.
 * @typedef {object} PositionLimits
 * @property {number} [time] in milliseconds; default 10000 if `nodes` is not given either
 * @property {number} [nodes] the maximum number of positions searched; the result is then the same on every machine:
 *   `huarong.solve(huarong.levels[0].board, { nodes: 100 }).status; // → 'undecided'`
 */

/** @typedef {HuarongOptions & PositionLimits} HuarongSearchOptions */

/**
 * @typedef {object} Move
 * @property {number} id of the piece
 * @property {Direction[]} path one direction per cell
 */

/**
 * The length of one solution in each metric.
 * @typedef {object} Lengths
 * @property {number} step in steps
 * @property {number} slide in slides
 * @property {number} move in moves
 */

/**
 * @typedef {object} Solved
 * @property {'solved'} status there is a solution
 * @property {Metric} metric the solution is optimal in this metric
 * @property {number} length of the solution in this metric
 * @property {Lengths} lengths of the same solution in each metric
 * @property {Move[]} moves the solution
 * @property {Step[]} steps the same, step by step
 * @property {number} searched the number of positions searched
 */

/**
 * @typedef {object} Unsolved
 * @property {'unsolvable' | 'undecided'} status 'unsolvable': every reachable position was searched; 'undecided': a limit was
 *   reached first, or the board is not classic and has too many positions for the memory
 * @property {number} searched the number of positions searched
 */

/** @typedef {Solved | Unsolved} HuarongSolution */

/**
 * @typedef {object} Analysis
 * @property {number} positions reachable positions
 * @property {number} mirrorClasses reachable positions, counting mirror images once
 * @property {number} exits reachable positions in which the goal is reached; 0 if the position is unsolvable
 * @property {number | null} distance to the nearest exit; null if the position is unsolvable
 * @property {number} eccentricity the distance from this position to the farthest reachable one
 * @property {{ board: number[][], distance: number } | null} hardest a reachable position with the longest solution
 */

/**
 * @typedef {object} HuarongHint
 * @property {number | null} distance the length of a shortest solution; null if the position is unsolvable
 * @property {Move[]} moves all optimal next moves
 */

/**
 * The reachable positions as a graph. The numbers of positions stay the same until a call about another graph.
 * @typedef {object} PositionMap
 * @property {Uint16Array} distances the length of a shortest solution of each position; 65535 if it is unsolvable
 * @property {Uint32Array} edges two position numbers per edge: they differ by one move of the metric
 * @property {number} here the number of the given board
 */

/**
 * The pieces besides Cao Cao on the classic board. At least one cell must stay blank.
 * @typedef {object} GenerateRequest
 * @property {number} horizontals the number of 1×2 pieces, lying
 * @property {number} verticals the number of 2×1 pieces, standing
 * @property {number} soldiers the number of 1×1 pieces:
 *   `huarong.generate({ horizontals: 1, verticals: 4, soldiers: 4 }).distance; // → 93`
 */

/**
 * Asks for a position of any puzzle.
 * @typedef {object} GeneratePosition
 * @property {Board} board the position can be reached from this board; its options, such as `goal`, may be given as well:
 *   `huarong.generate({ board: [[1, 2, 0]], goal: { id: 1, row: 0, col: 1 } }).distance; // → 2`
 */

/**
 * @typedef {object} GenerateChoice
 * @property {number | readonly [number, number]} [distance] the length of the shortest solution, or the least and the greatest
 *   length; default: the maximum for these pieces or this board:
 *   `huarong.generate({ horizontals: 1, verticals: 4, soldiers: 4, distance: [20, 25], seed: 3 }).distance; // → 23`
 * @property {number} [seed] 0 to 2³² − 1, random by default; a seed always gives the same layout
 */

/** @typedef {(GenerateRequest | GeneratePosition & PuzzleOptions) & GenerateChoice & MetricOption & PositionLimits} GenerateOptions */

/**
 * @typedef {object} Generated
 * @property {number[][]} board 5 rows of 4 cells, or as large as the given one
 * @property {number} distance the length of its shortest solution
 * @property {number} seed the seed of this board
 */

/**
 * A classic position of 华容道.
 * @typedef {object} Level
 * @property {string} zh the name in simplified characters
 * @property {string} zhHant the name in traditional characters
 * @property {string} pinyin the name in Latin letters
 * @property {string} en the English name
 * @property {readonly string[]} aka other names
 * @property {number | null} published the published optimum in moves
 * @property {Lengths | null} lengths the optimum in each metric; null if the level is unsolvable
 * @property {readonly (readonly number[])[]} board 5 rows of 4 cells
 */

/**
 * 'rectangles': one piece or several, all of them rectangular, must reach a goal; 'blanks': the classic board with more
 * than two blanks; 'shapes': pieces of other shapes; 'cars': each piece moves along its length; 'tiles': pieces of one cell.
 * @typedef {'rectangles' | 'blanks' | 'shapes' | 'cars' | 'tiles'} SlidingPuzzleKind
 */

/**
 * A famous sliding-block puzzle: an item of `qiju/puzzles.json`.
 * @typedef {object} SlidingPuzzle
 * @property {string} zh the name in simplified characters
 * @property {string} zhHant the name in traditional characters
 * @property {string} en the English name
 * @property {string | null} author the designer, if known
 * @property {number | null} year of its first appearance, if known
 * @property {SlidingPuzzleKind} kind of its pieces and rules
 * @property {{ readonly length: number, readonly metric: Metric } | null} published the published optimum
 * @property {Lengths | null} lengths the optimum in each metric; null if the puzzle has too many positions to be solved here
 * @property {boolean} lengthwise true if pieces move along their longer side only
 * @property {Readonly<Goal> | readonly Readonly<Goal>[] | readonly (readonly number[])[]} goal one goal, a list of goals, or a
 *   picture in which 0 may be anything
 * @property {readonly (readonly number[])[]} board 0 = blank, −1 = wall, −2 = gate, which only pieces with a goal may
 *   enter; the cells of each piece hold its id
 */

/**
 * The moves of a game of 五子棋, black first. A point is `size * row + col` from the top-left corner: 0 to 224 on 15×15.
 * @typedef {ArrayLike<number>} Pieces
 */

/**
 * A position without a history of moves, such as a problem.
 * @typedef {object} SetUpPosition
 * @property {Pieces} black Black's stones
 * @property {Pieces} white White's stones
 * @property {'black' | 'white'} [turn] the side to move; by default the side with fewer stones, Black if the numbers are equal:
 *   `gomoku.solve({ black: [0, 1, 2], white: [15, 16, 17, 18], turn: 'white' }).status; // → 'win'`
 */

/** @typedef {Pieces | SetUpPosition} GomokuPosition a game, or a set-up position */

/**
 * The winning condition. 'freestyle': five or more in a row. 'standard': exactly five. 'renju': White as in freestyle; Black
 * exactly five, and Black's forbidden moves lose. 'caro': exactly five, unless the opponent's stones block both ends.
 * @typedef {'freestyle' | 'standard' | 'renju' | 'caro'} Rule
 */

/**
 * @typedef {object} SizeOption
 * @property {number} [size] the number of rows and columns, 5 to 22; default 15:
 *   `gomoku.judge([0, 9, 1, 10, 2, 11, 3, 12, 4], { size: 9 }).winner; // → 'black'`
 */

/**
 * @typedef {object} RuleOption
 * @property {Rule} [rule] default 'freestyle':
 *   `gomoku.judge([0, 30, 1, 31, 2, 32, 3, 60, 5, 61, 4], { rule: 'standard' }).winner; // → null`
 */

/** @typedef {RuleOption & SizeOption} JudgeOptions */

/** @typedef {'overline' | 'double-four' | 'double-three'} Foul a kind of move that renju forbids Black */

/**
 * @typedef {object} Verdict
 * @property {'black' | 'white' | 'draw' | null} winner null if the game is not over
 * @property {'five' | 'forbidden' | 'full' | null} reason why the game is over: a winning row, a forbidden move by Black or a
 *   full board; null if it is not over
 * @property {Foul | null} forbidden the kind of forbidden move if the reason is 'forbidden'
 * @property {number[]} cells the stones of all winning rows through the last counted move, ascending
 * @property {number[][]} rows the same stones row by row, each ascending; the rows in the order horizontal, diagonal to
 *   the lower left, vertical, diagonal to the lower right
 * @property {number | null} move the index of the move that ended the game; null for a set-up position
 * @property {number} after the number of later moves in the list, which are ignored
 */

/**
 * A row that makes a move forbidden.
 * @typedef {object} FoulLine
 * @property {'overline' | 'four' | 'three'} kind of row
 * @property {number[]} cells Black's stones including the forbidden point, ascending
 * @property {number[]} next the points that make it a five, or make a three a straight four
 */

/**
 * @typedef {object} Forbidden
 * @property {number} point a point that Black may not play
 * @property {Foul} kind the kind of foul
 * @property {FoulLine[]} lines the rows that make it forbidden: an overline, or two or more fours or threes
 */

/**
 * A winning row, or a row that becomes one in one move (an open three: in two).
 * @typedef {object} Threat
 * @property {'five' | 'straight-four' | 'four' | 'open-three'} kind of row
 * @property {number[]} cells the stones of the row, ascending
 * @property {number[]} next the points that make it a five, or make an open three a straight four
 */

/**
 * @typedef {object} Threats
 * @property {Threat[]} black Black's threats, strongest first
 * @property {Threat[]} white White's threats, strongest first
 */

/**
 * @typedef {object} ForceKindOption
 * @property {'vcf' | 'vct'} [kind] a win by continuous fours (VCF) or by continuous threats (VCT, the default):
 *   `gomoku.solve([112, 0, 113, 1, 114, 3], { kind: 'vcf' }).line; // → [111, 110, 115]`
 * @property {boolean} [quiet] true if a VCT may have quiet moves; default true. Without them its threats are fours and open threes.
 *   A quiet move threatens a VCF; besides, it makes a three that one more stone makes a four, makes a two that one more stone
 *   makes an open three, or blocks a five
 */

/**
 * @typedef {object} TreeOption
 * @property {boolean} [tree] true to return the proof tree as well; default false. The limits include the time and the nodes for
 *   it:
 *   `gomoku.solve([112, 0, 113, 1, 114, 3], { tree: true }).tree.move; // → 111`
 */

/** @typedef {JudgeOptions & SearchLimits & ForceKindOption & TreeOption} ForceOptions */

/**
 * The attacker's move and the answer to every reply. Lines that lead to the same tree share the object.
 * @typedef {object} ProofTree
 * @property {number} move of the attacker
 * @property {ProofReply[]} replies that need an answer of their own, sorted by point, without replies that renju forbids
 * @property {ProofTree | null} otherwise the answer to any other reply; null if `move` makes a five or leaves no legal reply
 */

/**
 * @typedef {object} ProofReply
 * @property {number} move of the defender
 * @property {ProofTree} next the answer
 */

/**
 * @typedef {object} ForcedWin
 * @property {'win'} status the side to move wins by force
 * @property {'vcf' | 'vct'} kind of win
 * @property {number[]} line to the five, with the longest defence; in renju a win of White may end with Black's only
 *   defence, a forbidden move
 * @property {ProofTree | null} [tree] with `tree: true`; null if a limit was reached first, or the tree is too large
 */

/**
 * @typedef {object} NoForcedWin
 * @property {'none' | 'undecided'} status 'none' is a proof that no win of this kind exists (other attacks may still win);
 *   'undecided' means that a limit was reached first
 */

/** @typedef {ForcedWin | NoForcedWin} Force a forced win of the side to move, or none */

/**
 * The strength of the computer. Each level has won about 70 % of at least 100 games against the one before. Except for 'master',
 * nodes are limited, so the same position and seed give the same move on every machine.
 *
 * - 'beginner' looks at the board only, and overlooks some fours and open threes
 * - 'easy' looks one move ahead and sees only fours
 * - 'normal' looks three moves ahead; like 'easy' it chooses among moves of similar score by the seed
 * - 'hard' plays the best move it finds in 2,500 positions
 * - 'expert' searches 20,000 positions, with forced wins, and knows some openings
 * - 'master' is the same search for three seconds; `time` sets any other strength
 * @typedef {'beginner' | 'easy' | 'normal' | 'hard' | 'expert' | 'master'} GomokuLevel
 */

/**
 * Plays at a level.
 * @typedef {object} LevelStrength
 * @property {GomokuLevel} [level] default 'normal':
 *   `gomoku.bestMove([112, 0, 113, 1, 114, 3, 115, 4], { level: 'easy' }).move; // → 111`
 * @property {undefined} [time] not with a level
 * @property {undefined} [nodes] not with a level
 */

/**
 * Plays at full strength within a limit. The clock is checked every few milliseconds, so a search lasts at least that long.
 * @typedef {object} LimitedStrength
 * @property {undefined} [level] not with a limit
 * @property {number} [time] in milliseconds; the search reuses the results of the previous search with a time limit
 * @property {number} [nodes] the maximum number of positions searched; the result is then the same on every machine:
 *   `gomoku.bestMove([112, 0, 113, 1, 114, 3, 115, 4], { nodes: 1000 }).move; // → 111`
 */

/** @typedef {LevelStrength | LimitedStrength} StrengthOptions the strength of the computer: a level or a limit */

/**
 * @typedef {object} ChoiceOptions
 * @property {number} [seed] 0 to 2³² − 1, default 0: selects among the moves that are good enough for a level:
 *   `gomoku.bestMove([112], { level: 'easy', seed: 7 }).move; // → 126`
 * @property {boolean} [book] true to answer the likeliest first moves on a board of 15 from the opening book, whose moves were
 *   searched for longer than a game allows; default true at 'expert' and 'master', false with a limit:
 *   `gomoku.bestMove([112], { nodes: 1000, book: true }).depth; // → 0`
 */

/** @typedef {JudgeOptions & ChoiceOptions & StrengthOptions} BestMoveOptions */

/**
 * @typedef {object} BestMove
 * @property {number} move the point to play; never a forbidden one
 * @property {number} score the evaluation for the side to move, −1 to 1; exactly 1 only for a proved win, −1 only for a
 *   proved loss
 * @property {number} depth the search depth in moves; 0 for a move of the opening book
 * @property {number} nodes the number of positions searched
 * @property {number[]} line the principal variation, starting with `move`; of a proved win, the line of `ForcedWin`
 */

/**
 * @typedef {object} LinesOption
 * @property {number} [lines] the number of moves to return, 1 to 10; default 3:
 *   `gomoku.analyse([112], { lines: 2, nodes: 1000 }).moves.length; // → 2`
 */

/** @typedef {JudgeOptions & SearchLimits & LinesOption} GomokuAnalysisOptions */

/**
 * A move for the side to move, and the expected line after it.
 * @typedef {object} AnalysedMove
 * @property {number} move the point to play; never a forbidden one
 * @property {number} score the evaluation after it for the side to move, −1 to 1; exactly 1 or −1 only if proved
 * @property {number} depth the search depth in moves
 * @property {number[]} line the principal variation, starting with `move`; of a proved win, the line of `ForcedWin`
 */

/**
 * @typedef {object} GomokuAnalysis
 * @property {AnalysedMove[]} moves the best moves, best first; fewer than `lines` if fewer are worth a search, as after a four
 * @property {number} nodes the number of positions searched
 */

/**
 * Limits of a review. The clock is checked every few milliseconds.
 * @typedef {object} ReviewLimits
 * @property {number} [time] for the whole game, in milliseconds
 * @property {number} [nodes] the approximate number of positions to search for the whole game; the result is then the same on
 *   every machine; default 50000 per move if `time` is not given either:
 *   `gomoku.review([112, 97], { nodes: 2000 }).moves.length; // → 2`
 */

/** @typedef {JudgeOptions & ReviewLimits} ReviewOptions */

/**
 * The quality of a move. 'best': no better one was found; 'good': its score is less than 0.2 lower; 'mistake': at least 0.2 lower;
 * 'losing': the opponent then wins by force, which was not proved before.
 * @typedef {'best' | 'good' | 'mistake' | 'losing'} MoveQuality
 */

/**
 * A move of a game and its value. Scores are from its player's side, −1 to 1; exactly 1 or −1 only if proved.
 * @typedef {object} ReviewedMove
 * @property {number} move the point played
 * @property {number} before the score with the best move found
 * @property {number} after the score after the move that was played
 * @property {number} best the best move found, which may be `move`
 * @property {number[]} line the principal variation, starting with `best`
 * @property {MoveQuality} quality of the move
 * @property {number[]} forced the opponent's forced win after a losing move: the moves of both sides; in renju it may end with
 *   Black's only remaining move, a forbidden one. Empty after any other move, and if the move ended the game
 */

/**
 * @typedef {object} Review
 * @property {ReviewedMove[]} moves up to the end of the game
 * @property {number | null} losing the index of the losing move: the last one of the player who lost; null for a draw, a game that
 *   is not over, and one that was lost before that player's first move
 */

/**
 * The puzzle to make.
 * @typedef {object} GomokuPuzzleRequest
 * @property {'vcf' | 'vct'} [kind] a win by continuous fours (VCF, the default) or by continuous fours and open threes (VCT)
 * @property {number} moves the number of attacking moves, without the five: 3 to 12 of a VCF, 2 to 6 of a VCT:
 *   `gomoku.puzzle({ kind: 'vcf', moves: 3, seed: 5 }).line.length; // → 7`
 * @property {Rule} [rule] default 'freestyle'
 * @property {number} [seed] 0 to 2³² − 1, random by default; a seed always gives the same puzzle
 */

/**
 * Limits for making a puzzle.
 * @typedef {object} GomokuPuzzleLimits
 * @property {number} [time] in milliseconds; default 60000 if `nodes` is not given either
 * @property {number} [nodes] the maximum number of positions searched
 */

/** @typedef {GomokuPuzzleRequest & GomokuPuzzleLimits} GomokuPuzzleOptions */

/**
 * The set-up position of a puzzle.
 * @typedef {object} PuzzlePosition
 * @property {number[]} black the black stones, ascending
 * @property {number[]} white the white stones, ascending: as many as black ones, or one fewer if White is to move
 * @property {'black' | 'white'} turn the side to move
 */

/**
 * A position to be won by force. Only one first move wins, and no stone is superfluous.
 * @typedef {object} GomokuPuzzle
 * @property {PuzzlePosition} pieces the stones and the side to move
 * @property {number[]} line a solution, both sides' moves, to the five
 * @property {'vcf' | 'vct'} kind of win
 * @property {number} moves the number of attacking moves in the win, without the five
 * @property {Rule} rule of the game
 * @property {number} seed the seed of this puzzle
 */

/**
 * What happens in the solution of a puzzle. A move makes the fours and open threes that its own stone belongs to; straight fours
 * are fours, too.
 *
 * - 'four-three': an attack makes one four, and an open three as well (四三)
 * - 'double-four': an attack makes at least two fours (双四)
 * - 'double-three': an attack makes no four, but at least two open threes (双三)
 * - 'three-first': the first attack makes an open three and no four (活三起手)
 * - 'four-block': an attack makes a four where the other side would have made a five
 * - 'forbidden': in renju White wins since Black's only defence is forbidden (抓禁)
 * @typedef {'four-three' | 'double-four' | 'double-three' | 'three-first' | 'four-block' | 'forbidden'} GomokuTheme
 */

/**
 * A puzzle of `qiju/gomoku-puzzles.json`. Each point is two base-15 digits, row and column: `gomoku.decode` reads them.
 * @typedef {object} GomokuPackPuzzle
 * @property {number} grade of difficulty, 1 (easy) to 7
 * @property {'vcf' | 'vct'} kind of win
 * @property {number} moves the number of attacking moves in the win, without the five
 * @property {Rule} rule of the game
 * @property {number} seed the seed for `gomoku.puzzle`
 * @property {string} black the black stones
 * @property {string} white the white stones
 * @property {'black' | 'white'} turn the side to move
 * @property {string} line a solution, both sides' moves, to the five
 * @property {GomokuTheme[]} themes of the solution; none in some puzzles
 */

/**
 * A notation of games. 'base15': two base-15 digits per move, row and column (15×15 only); 'coordinates': `h8 i9`, the
 * column's letter from the left and the row's number from the bottom; 'sgf': an SGF game record.
 * @typedef {'base15' | 'coordinates' | 'sgf'} Notation
 */

/**
 * @typedef {object} Base15Options
 * @property {'base15'} [notation] the default
 * @property {15} [size] the number of rows and columns: only 15 in base 15
 */

/**
 * @typedef {object} SizedNotationOptions
 * @property {Exclude<Notation, 'base15'>} notation of the text:
 *   `gomoku.encode([112, 97], { notation: 'coordinates' }); // → 'h8 h9'`
 * @property {number} [size] the number of rows and columns, 5 to 22; default 15:
 *   `gomoku.encode([40], { notation: 'coordinates', size: 9 }); // → 'e5'`
 */

/** @typedef {Base15Options | SizedNotationOptions} NotationOptions */

/**
 * A node of a game tree: set-up stones, then a move, then a comment. Any of these may be missing.
 * @typedef {object} GameNode
 * @property {number | null} [parent] the index of the node before it; by default the one before it in the list, null for the
 *   first
 * @property {Pieces} [black] points where black stones are set up
 * @property {Pieces} [white] points where white stones are set up
 * @property {Pieces} [empty] points that are cleared
 * @property {'black' | 'white'} [turn] the side to move
 * @property {'black' | 'white'} [color] of the move
 * @property {number | null} [move] its point; null for a pass
 * @property {string} [name] of the node, in one line
 * @property {string} [comment] on the node
 */

/**
 * A game with variations: nodes with the same parent are variations of each other, and the first continues the main line.
 * @typedef {object} GameTree
 * @property {number} size the number of rows and columns, 5 to 22
 * @property {readonly GameNode[]} nodes each after its parent
 */

/**
 * A text, or the bytes of a file in UTF-8, UTF-16, GB18030, Big5, Shift-JIS or EUC-KR.
 * @typedef {string | ArrayBuffer | ArrayBufferView} ParseInput
 */

/**
 * Something that was read although it is wrong, unusual or skipped.
 * @typedef {object} ParseWarning
 * @property {ParseWarningCode} code the kind
 * @property {number} at the index in the text; of bytes, in the decoded text
 * @property {string} text what was found and how it was read, in one sentence
 */

/** The kind of a warning of a parser. @typedef {GameWarningCode | PuzzleWarningCode | 'encoding'} ParseWarningCode */

/** The reason why a text cannot be parsed. @typedef {GameFault | PuzzleFault | 'empty' | 'format' | 'encoding'} ParseFault */

/**
 * The kind of a warning about a game. 'text': text outside the games, skipped; 'missing': a parenthesis or semicolon of SGF;
 * 'game': SGF of another game; 'opening': an opening of GomokuQuest, read as the first moves; 'pass': a pass, left out at the end
 * of the game; 'white-first', 'turn': the colors of the moves; 'turn' also: the side to move is unknown; 'taken': a stone on
 * another one; 'size': no size of the board; 'origin': pairs of numbers that may begin with 0 or with 1.
 * @typedef {'text' | 'missing' | 'game' | 'opening' | 'pass' | 'white-first' | 'turn' | 'taken' | 'size' | 'origin'} GameWarningCode
 */

/**
 * The reason why a game cannot be parsed: one of a record, a move number out of order, an opening of GomokuQuest that does not fit
 * the moves, rows of a diagram that are no square, or invalid JSON.
 * @typedef {RecordFault | 'number' | 'opening' | 'ragged' | 'json'} GameFault
 */

/**
 * A format of games. 'sgf': SGF; 'renlib': a library of RenLib, as bytes; 'psq': a record of Piskvork; 'gomocup': `BOARD` or `TURN`
 * lines of the Gomocup protocol and of Yixin; 'points': `112, 97`, also after `black:` and `white:`; 'pairs', 'pairs-from-1':
 * `(7,7) (8,6)`, column and row from the top left, counted from 0 or from 1; 'coordinates': `h8 i9`; 'coordinates-without-i': the
 * same, if the letter after h is j; 'base15': `7786`; 'json': what the functions of the package take; 'diagram': a drawn board.
 * @typedef {'sgf' | 'renlib' | 'psq' | 'gomocup' | 'points' | 'pairs' | 'pairs-from-1' | 'coordinates' | 'coordinates-without-i'
 *   | 'base15' | 'json' | 'diagram'} GameFormat
 */

/**
 * The kind of a warning about a puzzle. 'no-goal': it has no goal and is not classic; 'piece-in-parts': cells of a piece do not touch;
 * 'padded': a row was filled with blanks; 'text': text outside the puzzles, or a value, skipped.
 * @typedef {'no-goal' | 'piece-in-parts' | 'padded' | 'text'} PuzzleWarningCode
 */

/**
 * The reason why a puzzle cannot be parsed: a wrong character; a wrong id or cell; a row with another number of cells than the
 * first; too many rows or columns; too many cells that are not walls; cells of a piece that do not touch; a car that is not a
 * line; a goal that is missing or not clear; an early end; invalid JSON; a fault of a share code.
 * @typedef {'character' | 'cell' | 'ragged' | 'size' | 'too-many-cells' | 'piece-in-parts' | 'shape' | 'goal' | 'end' | 'json'
 *   | CodeFault} PuzzleFault
 */

/**
 * A format of puzzles. 'picture': a character per cell; 'ids': a number or a character per cell, with spaces or commas in between;
 * 'rush-hour': 36 characters, also in six rows; 'klotski': a level of GNOME Klotski; 'slide': a game id of Slide in Simon Tatham's
 * collection; 'code': a share code; 'json': what the functions of the package take, or strings.
 * @typedef {'picture' | 'ids' | 'rush-hour' | 'klotski' | 'slide' | 'code' | 'json'} PuzzleFormat
 */

/**
 * @typedef {object} GameParseOptions
 * @property {GameFormat} [format] the only format to try; by default all
 * @property {number} [size] the number of rows and columns if the text does not state it, 5 to 22; by default 15, or larger
 *   where a format has a larger standard board
 */

/**
 * A game that was read: what `gomoku.encodeGame` takes, with its main line.
 * @typedef {object} ParsedGame
 * @property {number} size the number of rows and columns
 * @property {GameNode[]} nodes of the whole tree
 * @property {number[]} [pieces] the moves of the main line if the game begins with Black on an empty board and the colors alternate
 * @property {SetUpPosition} [position] otherwise: the position at the end of the main line
 * @property {string} [name] of the game
 */

/**
 * @typedef {object} ParsedGames
 * @property {GameFormat} format the format of the text
 * @property {ParsedGame[]} games at least one
 * @property {ParseWarning[]} warnings about the text, in the order they were found
 */

/**
 * @typedef {object} PuzzleParseOptions
 * @property {PuzzleFormat} [format] the only format to try; by default all
 */

/**
 * The name of a puzzle that was read.
 * @typedef {object} PuzzleName
 * @property {string} [name] its title in the text
 */

/** A puzzle that was read, and its name: `huarong.solve(puzzle.board, puzzle)` solves it. @typedef {Puzzle & PuzzleName} ParsedPuzzle */

/**
 * @typedef {object} ParsedPuzzles
 * @property {PuzzleFormat} format the format of the text
 * @property {ParsedPuzzle[]} puzzles at least one
 * @property {ParseWarning[]} warnings about the text, in the order they were found
 */

/**
 * The properties of an error besides its message. `code` determines which of the others exist.
 * @typedef {object} ErrorDetails
 * @property {ErrorCode} code the kind of mistake
 * @property {string} [argument] the place of the mistake, as in the message: `row1`, `board[2][3]`, `options`
 * @property {unknown} [value] the given value, if it is a primitive; for a list or a board the number of its items, rows or columns
 * @property {unknown} [expected] the wanted value: a number, a list of words, or a description
 * @property {number} [min] the least that is allowed
 * @property {number} [max] the greatest that is allowed
 * @property {number} [row] of a board
 * @property {number} [at] an index in a text or a list of moves
 * @property {[before: string, after: string]} [context] the text on both sides of `at`, if a parser rejects it
 * @property {number} [earlier] the index of the stone that has taken the point
 * @property {BoardFault | CodeFault | RecordFault | ParseFault} [reason] of 'board-illegal' and 'text-invalid'
 * @property {number} [size] of the board that a text is read for
 * @property {boolean} [proved] of 'unsolvable'
 * @property {string} [url] of the WebAssembly
 * @property {number} [status] of the response
 * @property {string | null} [contentType] of the response
 */

/**
 * The reason why a board of 华容道 is illegal. A goal counts as a part of the board.
 * @typedef {'negative-id' | 'bad-shape' | 'no-cao-cao' | 'several-cao-caos' | 'no-blank' | 'too-many-cells'
 *   | 'no-goal-piece' | 'two-goals' | 'goals-overlap' | 'goal-unreachable' | 'goal-shape' | 'on-gate'} BoardFault
 */

/**
 * The reason why a share code cannot be decoded: a wrong length, a wrong character, a wrong check character, or no legal position.
 * @typedef {'length' | 'character' | 'check' | 'layout'} CodeFault
 */

/**
 * The reason why a game cannot be decoded: a wrong character, an early end of the text, a point off the board, an invalid size, a
 * move out of turn, set-up stones where only moves are read, a point that is set up twice, or too many nodes.
 * @typedef {'character' | 'end' | 'off-board' | 'bad-size' | 'turn' | 'setup' | 'twice' | 'many'} RecordFault
 */

/** A TypeError, a RangeError or an Error of the package. @typedef {Error & ErrorDetails} QijuError */

/** @typedef {import('./errors.js').ErrorCode} ErrorCode */
/** @typedef {import('./gomoku/index.js').Gomoku} Gomoku */
/** @typedef {import('./huarong/index.js').Huarong} Huarong */
/** @typedef {import('./lianliankan/index.js').Lianliankan} Lianliankan */
/** @typedef {import('./lianliankan/board-view.js').BoardView} BoardView */
/** @typedef {import('./qiju.js').Qiju} Qiju */
/** @typedef {import('./load.js').Source} Source */

export {};
