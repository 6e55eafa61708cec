// Faults that the tests must notice: each replaces one line of an engine or of a script by a plausible mistake.
//
// `from` must occur exactly once in the file. `suite` is `unit` or `component`, with a file of its folder as the filter, or a folder
// of tests/cpp, with a filter of GoogleTest. A fault must change a result, not only the time that it takes.

/**
 * @typedef {object} Mutant
 * @property {string} file
 * @property {string} from
 * @property {string} to
 * @property {string} fault
 * @property {string} suite
 * @property {string} filter
 */

/** @typedef {[fault: string, from: string, to: string, filter: string]} Fault */

/** @param {string} suite @param {string} file @param {Fault[]} faults @returns {Mutant[]} */
const inFile = (suite, file, faults) =>
  faults.map(([fault, from, to, filter]) => ({ file, from, to, fault, suite, filter }));

/** @param {string} file in web/api @param {...Fault} faults */
const api = (file, ...faults) => inFile('unit', `web/api/${file}`, faults);

/** @param {string} file in web/cli or web/site @param {...Fault} faults */
const web = (file, ...faults) => inFile('unit', `web/${file}`, faults);

/** @param {string} file in web/elements @param {...Fault} faults */
const element = (file, ...faults) => inFile('component', `web/elements/${file}`, faults);

/** @param {string} file in cpp @param {...Fault} faults */
const cpp = (file, ...faults) => inFile(file.split('/')[0], `cpp/${file}`, faults);

/** @type {Mutant[]} */
export const mutants = [
  // prettier-ignore
  ...element(
    'board/board-element.js',
    ['playback continues after removal', '      this.#timeline.pause();\n', '', 'board/life-cycle.test.js'],
    ['a move within the document pauses', 'if (this.isConnected || this.#isSuspended) return;', 'if (this.#isSuspended) return;', 'board/life-cycle.test.js'],
    ['an engine of the page is ignored', '= this.#qiju\n', '= false\n', 'board/life-cycle.test.js'],
    ['an invalid attribute is not reported', '      this.#emit(\'error\', invalidValue(this, property, attribute, value));\n', '', 'board/life-cycle.test.js'],
    ['an equal value begins a game', 'if (this.#assigned.get(name) === key) return;', '', 'board/life-cycle.test.js'],
    ['ready stays pending without an engine', '      this.#ready.reject(reason);\n', '', 'board/life-cycle.test.js'],
    ['ready does not wait for the first game', '    await started;\n', '', 'board/life-cycle.test.js'],
    ['a board is settled while it works', '      await this.#pending.settled();\n', '', 'board/settled.test.js'],
    ['a board is settled without its font', ', ...loadingFaces()]', ']', 'board/settled.test.js'],
  ),
  // prettier-ignore
  ...element(
    'text/language.js',
    ['a board in a shadow tree does not see the language around it', "  for (; host; host = /** @type {ShadowRoot} */ (host.getRootNode()).host) yield host;\n", '  if (host) yield host;\n', 'board/life-cycle.test.js'],
  ),
  // prettier-ignore
  ...element(
    'board/engine-worker.js',
    ['a failure of the worker reaches the caller', '!/^(module|worker)-/.test(error.code)', 'true', 'board/engine-unavailable.test.js'],
  ),
  // prettier-ignore
  ...element(
    'huarong/controller.js',
    ['a stale hint is shown', 'if (position !== this.position || !hint) return null;\n    if (hint', 'if (!hint) return null;\n    if (hint', 'huarong/board.test.js'],
  ),
  // prettier-ignore
  ...element(
    'lianliankan/controller.js',
    ['a deal goes on after another game has begun', '    if (!deal) return false;\n', '    if (!deal) return true;\n', 'lianliankan/board.test.js'],
  ),
  // prettier-ignore
  ...element(
    'lianliankan/view.js',
    ['a board is settled without its pictures', '      this.#pending.track(loadPictures(skin));\n', '', 'board/settled.test.js'],
  ),
  // prettier-ignore
  ...api(
    'arguments.js',
    ['a number at the upper bound is refused', '&& value <= max', '&& value < max', 'gomoku/api.test.js'],
    ['a number at the lower bound is refused', 'value >= min', 'value > min', 'lianliankan/api.test.js'],
    ['a number out of range is reported as a wrong type', 'if (!Number.isInteger(value)) throw', 'throw', 'bad-input.test.js'],
    ['the longest list is refused', 'Number(length) <= max', 'Number(length) < max', 'lianliankan/api.test.js'],
    ['a revoked proxy is not recognised', '    return true;\n  }\n}', '    return false;\n  }\n}', 'hostile.test.js'],
  ),
  // prettier-ignore
  ...api(
    'board.js',
    ['an array is reused while it is read', '  spare = NONE;\n', '', 'hostile.test.js'],
    ['a row may be longer than the first', 'if (value !== expected)', 'if (value < expected)', 'bad-input.test.js'],
  ),
  // prettier-ignore
  ...api(
    'lianliankan/bits.js',
    ['column 31 is dropped', '(((k3 | (0 - k3)) >>> 31) << 3)', '(c === 28 ? 0 : ((k3 | (0 - k3)) >>> 31) << 3)', 'limits.test.js'],
    ['column 31 of a board wider than 31 is not read', 'Math.min(cols, 32)', 'Math.min(cols, 31)', 'limits.test.js'],
    ['column 31 of the row of a tile is dropped', 'if (c < 32)', 'if (c < 31)', 'limits.test.js'],
    ['the last columns of a row are not read', 'for (; c < to; c++)', 'for (; c + 1 < to; c++)', 'limits.test.js'],
    ['two kinds are taken for the same', 'kind1 === kind2 ? kind1 : 0', 'kind1', 'lianliankan/api.test.js'],
  ),
  // prettier-ignore
  ...api(
    'options.js',
    ['the default clock of a search runs although nodes are given', 'nodes === undefined ? defaultTime : Infinity', 'defaultTime', 'limits.test.js'],
    ['unknown options are accepted', 'if (Object.hasOwn(options, key)) return', 'if (key) return', 'bad-input.test.js'],
    ['options are read from the prototype of objects', 'given === undefined ? undefined : source[key]', 'source[key]', 'hostile.test.js'],
    ['a boolean is not validated', "if (typeof value !== 'boolean')", 'if (value === null)', 'bad-input.test.js'],
  ),
  // prettier-ignore
  ...api(
    'searches.js',
    ['nodes are ignored within a slice', 'Math.min(budget, nodes - searched)', 'budget', 'limits.test.js'],
    ['the time limit applies to a slice only', 'now - start >= time', 'now - before >= time', 'limits.test.js'],
    ['a search that ends is not freed', '    if (!wasm.hasFailed()) wasm.call.endSearch(address);\n', '', 'limits.test.js'],
    ['a search that fails is not freed', '      if (!wasm.hasFailed()) call.endSearch(address);\n', '', 'limits.test.js'],
    ['the previous kept search is not freed', '  if (cached) call.endSearch(cached.address);\n', '', 'limits.test.js'],
    ['the arguments of the kept search are not compared', 'cached?.key === key &&', 'cached &&', 'huarong/api.test.js'],
    ['a search that was freed is kept after a failure', '  searches.delete(kind);\n', '', 'limits.test.js'],
    ['a limit is named wrongly', ">= limits.nodes ? 'nodes' : 'time'", ">= limits.nodes ? 'time' : 'nodes'", 'hostile.test.js'],
    ['no progress is reported', '    onProgress?.({ searched, ...found?.() });\n', '', 'worker.test.js'],
  ),
  // prettier-ignore
  ...api(
    'wasm.js',
    ['views are kept after the memory has grown', 'view.length === 0 ||', 'view.length < 0 ||', 'memory.test.js'],
    ['an instance that has failed is kept', '    discard();\n    const isFull', '    const isFull', 'hostile.test.js'],
    ['an instance that has grown large is kept', '> MAX_KEPT_MEMORY', '> 16 * MAX_KEPT_MEMORY', 'limits.test.js'],
  ),
  // prettier-ignore
  ...api(
    'load.js',
    ['a failure to load is kept', '      loading = undefined;\n', '', 'load.test.js'],
    ['a response with an error is compiled', 'if (!response.ok)', 'if (response.status < 400 && !response.ok)', 'load.test.js'],
  ),
  // prettier-ignore
  ...api(
    'lianliankan/index.js',
    ['pairs beyond the first buffer are lost', 'while (count === max)', 'while (count > max)', 'lianliankan/api.test.js'],
    ['reach always uses the ring', 'from, packRules(rules))', 'from, packRules({ ...rules, ring: true }))', 'lianliankan/board-view.test.js'],
    ['boards keep the array that they were read into', 'cells.slice(0, size.rows * size.cols)', 'cells', 'lianliankan/board-view.test.js'],
  ),
  // prettier-ignore
  ...api(
    'lianliankan/values.js',
    ['paths do not use the ring by default', 'defaults.ring ?? true', 'defaults.ring ?? false', 'lianliankan/api.test.js'],
    ['with() forgets earlier rules', 'given.maxTurns ?? defaults.maxTurns', 'given.maxTurns', 'lianliankan/rules.test.js'],
    ['the ring is not a part of the rules', '32 * Number(ring)', '32', 'lianliankan/api.test.js'],
  ),
  // prettier-ignore
  ...api(
    'lianliankan/board-view.js',
    ['the module keeps the first view', 'prepared.view === view', 'prepared.view', 'lianliankan/board-view.test.js'],
  ),
  // prettier-ignore
  ...api(
    'lianliankan/deal.js',
    ['an odd number of tiles is accepted', 'if (number % 2 !== 0)', 'if (number % 2 > 1)', 'bad-input.test.js'],
    ['the rate of a deal is measured without gravity', 'call.clearRate(height, width, rules,', 'call.clearRate(height, width, 528,', 'lianliankan/solve.test.js'],
    ['nodes do not limit a deal', 'limitsOf(limits, Infinity)', 'limitsOf({ time: limits.time, nodes: undefined }, Infinity)', 'limits.test.js'],
  ),
  // prettier-ignore
  ...api('lianliankan/search.js', [
    'the work of a clear rate is not limited',
    'maxPlayoutWork / area ** 2',
    'maxPlayoutWork / area',
    'hostile.test.js',
  ]),
  // prettier-ignore
  ...api('lianliankan/values.js', [
    'a cell may have three numbers',
    'cell.length !== 2',
    'cell.length < 2',
    'bad-input.test.js',
  ]),
  // prettier-ignore
  ...api(
    'huarong/search.js',
    ['the generator is kept for another metric', '[horizontals, verticals, soldiers, metric]', '[horizontals, verticals, soldiers]', 'huarong/api.test.js'],
    ['the positions are kept for another metric', "      'component',\n      String(metric),", "      'component',\n      '',", 'huarong/api.test.js'],
    ['the positions are kept for a board outside them', '(cached) => call.componentContains(cached)', '() => true', 'huarong/api.test.js'],
    ['later distances of a map overwrite the first', 'distances.set(part, first)', 'distances.set(part, 0)', 'huarong/api.test.js'],
    ['pieces may leave no blank cell', 'if (cells > maxCells)', 'if (cells > maxCells + 1)', 'bad-input.test.js'],
  ),
  // prettier-ignore
  ...api(
    'huarong/values.js',
    ['a goal below the board is accepted', 'goal.row`, row, 0, rows - 1', 'goal.row`, row, 0, rows', 'bad-input.test.js'],
  ),
  // prettier-ignore
  ...api(
    'huarong/classic.js',
    ['a board without a goal may have any side', 'if (value !== expected) throw', 'if (value > 8) throw', 'bad-input.test.js'],
  ),
  // prettier-ignore
  ...api(
    'huarong/solve-road.js',
    ['an unsolvable board has an empty solution', 'count < 0\n      ? null', 'count < -1\n      ? null', 'core.test.js'],
  ),
  // prettier-ignore
  ...api(
    'gomoku/judge-last.js',
    ['the second of two stones on a point is named as the first', 'points.indexOf(points[at]))', 'at)', 'bad-input.test.js'],
  ),
  // prettier-ignore
  ...api('huarong/index.js', [
    'text after a share code is ignored',
    'Math.min(code.length, maxCodeLength + 1)',
    'Math.min(code.length, maxCodeLength)',
    'bad-input.test.js',
  ]),
  // prettier-ignore
  ...api(
    'gomoku/index.js',
    ['the moves after the end are miscounted', 'count - 1 - move', 'count - move', 'gomoku/api.test.js'],
    ['the first stone does not occupy its point', 'if (occupiedBy >= 0)', 'if (occupiedBy > 0)', 'gomoku/api.test.js'],
    ['a search judges the game by another rule', 'enterGame(name, moves, size, rule);', 'enterGame(name, moves, size, rule && 0);', 'gomoku/api.test.js'],
  ),
  // prettier-ignore
  ...api(
    'gomoku/search.js',
    ['a level and a limit are accepted together', 'if (limit && level !== undefined)', 'if (limit && level === null)', 'bad-input.test.js'],
    ['a level limits a search that has a limit', 'limit ? unlimitedLevel : (level', '0 ? unlimitedLevel : (level', 'limits.test.js'],
    ['a search with a limit begins with the opening book', '!limit && strength >= bookLevel', 'strength >= bookLevel', 'gomoku/api.test.js'],
  ),
  // prettier-ignore
  ...api(
    'gomoku/values.js',
    ['the side with more stones is to move', 'whites.count < blacks.count', 'whites.count > blacks.count', 'gomoku/api.test.js'],
    ['a point after the last one is accepted', 'value < max;', 'value <= max;', 'bad-input.test.js'],
  ),
  // prettier-ignore
  ...api(
    'gomoku/notation.js',
    ['a game of another size is decoded', 'if (game.size !== size)', 'if (game.size < 0)', 'gomoku/api.test.js'],
    ['a set-up position is written with a stone on another', 'if (moves.isSetup) checkGame(name, moves, size);', '', 'gomoku/sgf.test.js'],
  ),
  // prettier-ignore
  ...api(
    'parse/encoding.js',
    ['the encoding that a record names is ignored', 'if (told) return told;', '', 'gomoku/parse.test.js'],
    ['UTF-16 without a mark is read as UTF-8', "return odd > even ? 'utf-16le' : 'utf-16be';", "return 'utf-8';", 'gomoku/parse.test.js'],
  ),
  // prettier-ignore
  ...api(
    'gomoku/parse/game.js',
    ['cleared stones stay', 'stones.delete(point)', '', 'gomoku/parse.test.js'],
    ['a variation is the main line', 'if (nodes[i].parent === line.at(-1)) line.push(i);', 'line.push(i);', 'gomoku/parse.test.js'],
    ['White may begin a list of moves', 'move === null || color !== COLORS[at % 2]', 'move === null', 'gomoku/parse.test.js'],
  ),
  // prettier-ignore
  ...api(
    'gomoku/parse/lists.js',
    ['a solution is a part of the position', "    if (key === 'line') continue;\n", '', 'cli.test.js'],
    ['0001 is a point', '(?:0|[1-9]\\d{0,2})', '\\d{1,4}', 'cli.test.js'],
    ['the letter i is a column where there is none', 'if (!hasI && col === 8)', 'if (hasI && col === 99)', 'gomoku/parse.test.js'],
  ),
  // prettier-ignore
  ...api(
    'huarong/parse/board.js',
    ['gates stay where they were before the walls were removed', 'gates.map(([row, col]) => [row - top, col - left])', 'gates', 'huarong/parse.test.js'],
    ['walls count as cells', 'id !== -1).length', 'true).length', 'huarong/parse.test.js'],
  ),
  // prettier-ignore
  ...api(
    'huarong/parse/index.js',
    ['a text that fits one format is ambiguous', 'if (second) throw error;', 'throw error;', 'huarong/parse.test.js'],
  ),
  // prettier-ignore
  ...api(
    'gomoku/sgf.js',
    ['an escaped bracket ends a value', "      if (text[at] === '\\\\') at++;\n", '', 'gomoku/sgf.test.js'],
    ['the size may change after the first point', '(isSized && told !== size)', 'told < 0', 'gomoku/sgf.test.js'],
    ['a variation continues the previous one', 'parent = /** @type {number} */ (branches.pop());', 'branches.pop();', 'gomoku/sgf.test.js'],
    ['a rectangle lacks its last row', 'row <= to;', 'row < to - width;', 'gomoku/sgf.test.js'],
    ['a name keeps its line ends', "readText(value).replace(/\\n/g, ' ')", 'readText(value)', 'gomoku/sgf.test.js'],
    ['a variation is not closed', "if (siblings[children[parentOf(at)]] > 0) text += ')';", '', 'gomoku/sgf.test.js'],
  ),
  // prettier-ignore
  ...api(
    'gomoku/game-tree.js',
    ['a node may be its own parent', 'value, 0, index - 1)', 'value, 0, index)', 'bad-input.test.js'],
  ),
  // prettier-ignore
  ...api(
    'worker/queue.js',
    ['aborting a queued call stops the running one', 'if (rejected[0] === calls[0]) stopWorker()', 'stopWorker()', 'worker-queue.test.js'],
    ['messages of a replaced worker count', 'created === worker && onResponse(response)', 'onResponse(response)', 'worker-queue.test.js'],
    ['a signal is forgotten after its first call', 'if (!calls.some((call) => call.signal === signal)) signal', 'signal', 'worker-queue.test.js'],
    ['a call is made after terminate', 'if (terminated) throw createTermination();', '', 'worker-queue.test.js'],
  ),
  // prettier-ignore
  ...api(
    'worker/client.js',
    ['the game handler is not called', '      handler(steps);\n', '', 'worker.test.js'],
    ['rules drop the signal and the progress', "{ rules: cloneArguments('with', [rules])[0] }], options)", "{ rules: cloneArguments('with', [rules])[0] }], {})", 'worker-client.test.js'],
    ['a namespace drops the signal and the progress', 'property.value = mirror(value, keys, options)', 'property.value = mirror(value, keys, {})', 'worker-client.test.js'],
    ['rules replace earlier ones', 'mirror(original, [...path, { rules:', 'mirror(original, [path[0], { rules:', 'worker-client.test.js'],
    ['progress is not reported', 'return /** @type {OnProgress | undefined} */ (value);', 'return undefined;', 'worker-client.test.js'],
  ),
  // prettier-ignore
  ...api(
    'lianliankan/values.js',
    ['gravity cannot be switched off', 'given.gravity === undefined ?', '!given.gravity ?', 'lianliankan/rules.test.js'],
    ['further rules drop the ring', 'given.ring ?? defaults.ring', 'given.ring', 'lianliankan/rules.test.js'],
  ),
  // prettier-ignore
  ...api(
    'lianliankan/deal.js',
    ['a clear rate is not rounded', 'Math.round(rate * 1e8) / 1e6', 'rate * 100', 'lianliankan/rules.test.js'],
    ['with one turn a large board is dealt', 'shape !== undefined || !ring || maxTurns < 2', 'shape !== undefined || !ring', 'lianliankan/rules.test.js'],
    ['with one turn a large board is shuffled', '!rules.ring || rules.maxTurns < 2 ||', '!rules.ring ||', 'lianliankan/rules.test.js'],
  ),
  // prettier-ignore
  ...api(
    'lianliankan/board-view.js',
    ['any view counts as the prepared one', 'prepared.view === view', 'prepared.view', 'lianliankan/board-view.test.js'],
  ),
  // prettier-ignore
  ...api(
    'lianliankan/index.js',
    ['segments always use the ring', 'from, to, ring, maxTurns)', 'from, to, true, maxTurns)', 'lianliankan/board-view.test.js'],
  ),
  // prettier-ignore
  ...api(
    'huarong/search.js',
    ['layouts are kept for another number of soldiers', 'String([horizontals, verticals, soldiers, metric])', 'String([horizontals, verticals, metric])', 'huarong/cache.test.js'],
    ['a board is generated without gates', 'layout } = findComponent(name, board, { rules,', 'layout } = findComponent(name, board, { rules: { ...rules, gates: [] },', 'huarong/cache.test.js'],
  ),
  // prettier-ignore
  ...api('huarong/values.js', ['64 goals are refused', 'goals.length > maxOpenCells', 'goals.length >= maxOpenCells', 'huarong/api.test.js']),

  // prettier-ignore
  ...web(
    'site/kernel/frame-player.js',
    ['a film at its end does not start again', 'if (player.steps === player.total) player.steps = 0;', '', 'site/frame-player.test.js'],
    ['a chosen frame does not stop the film', '    clearTimeout(this.#timer);\n    this.#timer = undefined;\n', '', 'site/frame-player.test.js'],
    ['a film shows frames beyond its end', 'Math.min(Math.max(steps, 0), this.total)', 'Math.max(steps, 0)', 'site/frame-player.test.js'],
    ['a long film shows every frame', 'Math.ceil(this.total / MOST_FRAMES)', '1', 'site/frame-player.test.js'],
    ['a second play makes the film go on twice as fast', '  #schedule() {\n    clearTimeout(this.#timer);\n', '  #schedule() {\n', 'site/frame-player.test.js'],
    ['every speed is the same', 'INTERVAL / this.playback.speed', 'INTERVAL', 'site/frame-player.test.js'],
  ),
  // prettier-ignore
  ...web(
    'panel/simulator/recorder.js',
    ['reads beyond the limit are not counted', '    total++;\n', '    if (total < most) total++;\n', 'panel-searches.test.js'],
    ['a row that was replaced is read as it was', 'if (rows[index]?.row !== row)', 'if (!rows[index])', 'panel-searches.test.js'],
    ['the cells of all rows have the same numbers', 'index * (size / value.length)', '0', 'panel-searches.test.js'],
  ),
  // prettier-ignore
  ...web(
    'panel/simulator/grading.js',
    ['a wrong judgement is right', 'if (answer === expected) return null;', 'return null;', 'panel-exercises.test.js'],
  ),
  // prettier-ignore
  ...web(
    'site/pages/learn/crosshair/algorithm.js',
    ['the ring on the right is not free', 'bitOf(board[0].length + 1) - 1', 'bitOf(board[0].length) - 1', 'site/learn/lianliankan.test.js'],
  ),
  // prettier-ignore
  ...web(
    'site/pages/learn/direction/algorithm.js',
    ['a third turn is allowed', 'if (next.turns > 2) continue;', 'if (next.turns > 3) continue;', 'site/learn/lianliankan.test.js'],
  ),
  // prettier-ignore
  ...web(
    'cli/run.js',
    ['options of the input win', '{ ...ofInput, ...options }', '{ ...options, ...ofInput }', 'cli-options.test.js'],
    ['options of the input are ignored', 'if (name in ofInput) throw', 'if (false) throw', 'cli-options.test.js'],
    ['no is an answer like yes', 'if (why === undefined && result !== false)', 'if (why === undefined)', 'cli.test.js'],
  ),
  // prettier-ignore
  ...web(
    'cli/input.js',
    ['a name with a suffix may be a game', ' && !FILE.test(source)', '', 'cli.test.js'],
    ['an empty input is read', "if (text.trim() === '') throw", 'if (false) throw', 'cli.test.js'],
  ),
  // prettier-ignore
  ...web('cli/parse.js', ['an option cannot be switched off', 'options[name] = false', 'options[name] = true', 'cli-options.test.js']),
  // prettier-ignore
  ...web(
    'cli/huarong-inputs.js',
    ['gates of a file are lost', 'options: { goal, gates, lengthwise', 'options: { goal, lengthwise', 'cli-options.test.js'],
    ['a step in a panel is a picture', 'test(moves)', 'test(text)', 'cli.test.js'],
  ),
  // prettier-ignore
  ...web(
    'site/kernel/storage.js',
    ['an item that could not be stored stays', '    unsaved.delete(key);\n', '', 'site/storage.test.js'],
    ['a backup is added to present items', '  clear();\n  for (const [key', '  for (const [key', 'site/storage.test.js'],
  ),
  // prettier-ignore
  ...web(
    'site/kernel/results.js',
    ['the highest score is the best', 'score < (result.best ?? Infinity)', 'score > (result.best ?? -1)', 'site/results.test.js'],
    ['a game is won again', "if (this.counted !== 'played') return;", "if (this.counted === 'nothing') return;", 'site/results.test.js'],
  ),
  // prettier-ignore
  ...web(
    'site/kernel/daily.js',
    ['the last result of a day is kept', '  if (earlier && !isBetter(result, earlier)) return;\n', '', 'site/daily.test.js'],
    ['a better result is late', 'earlier ? earlier.late : ', '', 'site/daily.test.js'],
    ['every missed day is forgiven', 'days > 0 && day - lastMissed > FREEZE', 'days > 0', 'site/daily.test.js'],
    ['a late result counts for the streak', ' && !results[each].late', '', 'site/daily.test.js'],
  ),
  // prettier-ignore
  ...web(
    'site/games/gomoku-puzzles/daily.js',
    ['two days of a week have one puzzle', ' + daysSinceMonday(date)', '', 'site/gomoku-puzzles.test.js'],
  ),
  // prettier-ignore
  ...web(
    'site/games/huarong/progress.js',
    ['a continued position stays old', '.filter(([other]) => other !== code)', '', 'site/progress.test.js'],
  ),
  // prettier-ignore
  ...web(
    'site/games/gomoku-puzzles/progress.js',
    ['the rating changes after a mistake', '!before.mistakes && !before.solved', '!before.solved', 'site/progress.test.js'],
    ['the rating changes after a solution', '!before.mistakes && !before.solved', '!before.mistakes', 'site/progress.test.js'],
    ['the last result of a day is kept', '() => false)', '() => true)', 'site/progress.test.js'],
    ['a repetition counts mistakes', 'isRepetition ? mistakes : mistakes + 1', 'mistakes + 1', 'site/progress.test.js'],
  ),
  // prettier-ignore
  ...web(
    'site/games/gomoku-puzzles/repetition.js',
    ['an old miss does not come back', '(date))) : 0;', '(date))) : null;', 'site/gomoku-puzzles.test.js'],
    ['a solution before the day passes', '  isDue(attempts, today) ? {', '  attempts ? {', 'site/gomoku-puzzles.test.js'],
  ),
  // prettier-ignore
  ...web(
    'site/games/gomoku/conversation.js',
    ['nobody learns that a request was declined', "requestIn(conversation) ? 'no' : conversation.said", 'conversation.said', 'gomoku/conversation.test.js'],
    ['a granted undo is taken for an earlier link', "say === 'undone' && said === 'undo' && isTakenBack", 'false', 'gomoku/conversation.test.js'],
    ['a request may come in the wrong turn', "isReadersTurn && (say !== 'undo'", "(say !== 'undo'", 'gomoku/address.test.js'],
  ),
  // prettier-ignore
  ...web(
    'site/games/lianliankan/stage-progress.js',
    ['fewer stars replace more', 'Math.max(stars, earlier?.stars ?? 0)', 'stars', 'site/stages.test.js'],
  ),
  // prettier-ignore
  ...api(
    'worker/messages.js',
    ['errors of a worker lose their class', 'ERROR_CLASSES[name] ?? Error', 'Error', 'worker.test.js'],
    ['errors of a worker lose their data', '(message), details)', '(message), {})', 'worker.test.js'],
  ),

  // prettier-ignore
  ...cpp(
    'hash/key_index.h',
    ['one key too many is inserted', 'size_ >= max_keys_', 'size_ > max_keys_', 'KeyIndex.*'],
    ['only the first word of a key is compared', 'if (words_ == 1)', 'if (words_ > 0)', 'KeyIndex.*'],
    ['forgotten keys are indexed again', 'fill_slots(first_, size_, ', 'fill_slots(0, size_, ', 'KeyIndex.*'],
    ['the numbers change when the index grows', '| (i + 1);', '| (i == 0 ? 1 : i);', 'KeyIndex.*'],
  ),
  // prettier-ignore
  ...cpp(
    'random/random.h',
    ['the last of a list keeps its place', 'i > 1; --i) std::swap(list[i - 1], list[below(i)])', 'i > 1; --i) std::swap(list[i - 2], list[below(i - 1)])', 'Random.*'],
    ['a shift is wrong', 'bits ^ (bits >> 31)', 'bits ^ (bits >> 30)', 'SplitMix64.*'],
  ),
  // prettier-ignore
  ...cpp(
    'random/random.cpp',
    ['numbers below a bound are uneven', 'threshold = -bound % bound', 'threshold = 0 * bound', 'Random.*'],
    ['two streams are the same', 'increment_(2 * stream + 1)', 'increment_(stream | 1)', 'Random.*'],
  ),

  // prettier-ignore
  ...cpp(
    'lianliankan/paths/bit_board.h',
    ['a ray stops one cell early', '64 - std::countl_zero(below)', '65 - std::countl_zero(below)', 'BitBoard.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/paths/bit_board.cpp',
    ['column 31 is dropped', '*kind++ != kEmpty} << c', '*kind++ != kEmpty && c != 31} << c', 'BitBoard.*:Connect.*'],
    ['paths do not use the ring above the board', 'r >= -1 &&', 'r >= 0 &&', 'Connect.*'],
    ['paths do not use the ring below the board', 'r <= board_.rows() &&', 'r < board_.rows() &&', 'Connect.*'],
    ['of two detours of the same length the last is chosen', 'length >= detour', 'length > detour', 'Connect.*'],
    ['a tie breaks by the wrong direction', 'row_first = right && down', 'row_first = right', 'Connect.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/paths/row_column_bits.h',
    ['the cell itself blocks its path', 'position_bit(from) - 2 * position_bit(to)', 'position_bit(from) * 2 - 2 * position_bit(to)', 'RowColumnBits.*'],
    ['paths along a middle row are not found', 'crosses(rows_.words(), reached_rows', 'crosses(cols_, reached_rows', 'RowColumnBits.*'],
    ['a path of one turn may have two', '& ends, a.row', '& (ends | ~ends), a.row', 'Rules.*'],
    ['three turns are as good as any number', '.turns(a, b, max_turns_)', '.turns(a, b, 3)', 'Rules.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/paths/reach.cpp',
    ['on a wide board without the ring there are turns to it', 'rules.ring || board.contains(cell) ?', 'true ?', 'Reach.*'],
    ['on a wide board segments use the ring', 'const RingGrid grid(board, ring);', 'const RingGrid grid(board, true);', 'Segments.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/paths/turn_flood.cpp',
    ['segments do not go up', 'found[row] |= up;', '', 'TurnFlood.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/paths/turn_flood.h',
    ['paths use a ring that they must not', 'board.cols(), board.ring())', 'board.cols(), true)', 'Reach.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/paths/grid_search.cpp',
    ['rays stop at cells of as many turns', '|| turns_[at] == turns;', '|| turns_[at] > turns;', 'TurnSearch.*'],
    ['one turn too few is searched', 'turns <= max_turns && begin', 'turns < max_turns && begin', 'TurnSearch.*'],
    ['the last search is not forgotten', 'turns_[at] = kUnreached;\n  const', 'turns_[at] += 0;\n  const', 'TurnSearch.*'],
    ['the first step counts as a turn', 'heading != 4 && direction', 'direction', 'GridPath.*'],
    ['the order of paths is ignored', 'order == Order::kTurns ? fewest.turns(to) :', '', 'GridPath.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/paths/pairs.cpp',
    ['on a wide board pairs use the ring', 'const RingGrid grid(board, rules.ring);', 'const RingGrid grid(board, true);', 'ConnectablePairs.*'],
    ['a list that is continued repeats a pair', 'board.index(second) <= after_second', 'board.index(second) < after_second', 'ConnectablePairs.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/paths/prepared_board.cpp',
    ['tiles of two kinds are connected', 'kind != board_.at(to) || ', '', 'PreparedBoard.*'],
    ['a board with the ring answers for one without', '!bits_ || bits_->ring() != ring', '!bits_', 'PreparedBoard.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/gravity.h',
    ['of an odd number of columns the right half has more', 'cols - cols / 2', 'cols / 2', 'Gravity.*'],
    ['tiles fall past walls', 'to = next(from);', 'static_cast<void>(0);', 'Rules.*'],
    ['the line of the second tile does not close up', 'cell : {removed.first, removed.second}', 'cell : {removed.first, removed.first}', 'Playout.*:Deal.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/gravity/gravity_search.cpp',
    ['two positions of many tiles are taken for one', 'key_[tile / 64] |=', 'key_[0] |=', 'GravitySearch.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/gravity/gravity_view.cpp',
    ['a line without tiles does not join both halves', 'if (count == 0) empty', 'if (count < 0) empty', 'GravityView.*'],
    ['the bottom of a line does not see the ring below', 'height == low ? kEnd | here', 'height == low ? here', 'GravityView.*'],
    ['tiles above their line see it', 'height == high - 1 ? kEnd', 'true ? kEnd', 'GravityView.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/gravity/gravity_board.cpp',
    ['the first move is replayed on the settled board', 'if (pairs.empty()) return', 'if (false) return', 'GravityBoard.*'],
    ['tiles left of the centre do not move', 'split_ - below(line.low)', 'split_ - line.low', 'GravityBoard.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/gravity/beam_search.cpp',
    ['a beam that left out positions is a proof', 'is_complete_ = false;\n    if', 'if', 'BeamSearch.*'],
    ['children that were left out do not count', '&& ranked_.size() <= most', '', 'BeamSearch.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/gravity/layers.cpp',
    ['the first move is taken from the settled board', 'if (is_root())', 'if (false)', 'LayeredSearch.*'],
    ['a solution is told without its moves', '  if (!has_tree_) return finish(Status::kUndecided);\n', '', 'ExhaustiveSearch.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/solver/playout.cpp',
    ['the whole board does not settle', 'gravity_, cells, game_.settled, close', 'gravity_, cells, game_.settled = true, close', 'Playout.*'],
    ['the moves of the last game are kept', '  moves_.clear();\n', '', 'Playout.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/deal/deal.cpp',
    ['the same tile is removed twice', 'found[second + (second >= first)]', 'found[second]', 'Deal.*:Shuffle.*'],
    ['clearings never get stuck', '(!board.has_walls() && rules.ring', '(rules.ring', 'Rules.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/solver/solve.cpp',
    ['a single tile is no proof', 'kind.size() % 2 != 0', 'kind.size() % 2 == 1 && kind.size() > 1', 'Solve.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/solver/pairing_search.cpp',
    ['a tile without its partner counts as stuck', 'pair.first) || has(', 'pair.first) && has(', 'Solve.*'],
    ['pairs of cancelled decisions stay removed', '.level > solver_.level()', '.level > solver_.level() + 1', 'Solve.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/solver/cdcl.cpp',
    ['learnt clauses are kept for ever', '  if (clause_bytes_ > max_clause_bytes_) forget_clauses();\n', '', 'CdclSolver.StaysWithinItsMemory'],
    ['cancelled literals are not propagated again', '  queue_head_ = std::min(queue_head_, end);\n', '', 'CdclSolver.*'],
  ),
  // prettier-ignore
  ...cpp(
    'lianliankan/deal/rated_deal.cpp',
    ['the upper end belongs to the band', 'percent(cleared) - band_.high + 1', 'percent(cleared) - band_.high', 'RatedDeal.IsInItsBandOnBoardsOfUsualSize'],
    ['games that are still to be played count as lost', 'cleared + kRatingPlayouts - games;', 'cleared;', 'RatedDeal.IsInItsBandOnBoardsOfUsualSize'],
  ),

  // prettier-ignore
  ...cpp(
    'huarong/board/board.cpp',
    ['two 2×2 pieces are accepted', 'if (cao_cao != 0)', 'if (cao_cao < 0)', 'ReadLayout.*'],
    ['a wall may be the goal piece', 'goal.id <= 0 || piece.height == 0', 'piece.height == 0', 'ReadLayout.*'],
    ['goals may overlap', 'if (covered[there]) return', 'if (false) return', 'ReadLayout.*'],
    ['a gate is lost when a piece leaves it', 'board.covered_gates[cell] ? kGate : kBlank', 'kBlank', 'Steps.*'],
    ['a mirror image has the gates under pieces where they were', 'image.covered_gates[to] = board', 'image.covered_gates[from] = board', 'MirrorImage.*'],
    ['goals are added to those before', '  std::vector<Goal> goals;\n', '  std::vector<Goal> goals = board.goals;\n', 'SetGoals.*'],
    ['64 goals are too many', 'goals.size() == kMaxOpenCells', 'goals.size() + 1 == kMaxOpenCells', 'SetGoals.*'],
    ['a piece with a hole is accepted', 'std::count(cells.begin(), cells.end(), id) == piece.height', 'std::count(cells.begin(), cells.end(), id) <= piece.height', 'ReadLayout.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/board/moves.cpp',
    ['a slide may turn', 'metric == Metric::kSlide && queue[i].move.path.back() != direction', 'metric == Metric::kSlide && queue[i].move.path.empty()', 'LegalMoves.*'],
    ['a slide that turns is one slide', '(metric == Metric::kMove || step', '(metric != Metric::kStep || step', 'GroupSteps.*:LengthsOf.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/board/share_code.cpp',
    ['the check character is not checked', 'if (sum != 0)', 'if (sum > 31)', 'ShareCode.*'],
    ['64 goals have no code', 'goals > kMaxOpenCells', 'goals >= kMaxOpenCells', 'LongCode.*'],
    ['64 pieces have no code', 'id > kMaxOpenCells', 'id >= kMaxOpenCells', 'LongCode.*'],
    ['a board has several codes', ' ||\n      digits_of(decoded.board) != digits', '', 'LongCode.*:ShareCode.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/generator.cpp',
    ['layouts without a blank at the start are left out', '    ++unplaced.blanks;\n', '', 'Generator.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/bidirectional_search.cpp',
    ['the search from the exit does not advance', 'forward().last_layer_size() <= backward().last_layer_size() ? 0 : 1', '0', 'BidirectionalSearch.*'],
    ['searches that have met go on', 'has_met_ || search', 'search', 'BidirectionalSearch.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/graph/layer_search.cpp',
    ['the seed is ignored', 'Random(seed).below(count)', 'Random(0 * seed).below(count)', 'Generator.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/component_search.cpp',
    ['symmetric positions are not counted', 'is_symmetric && !search_->is_symmetric(index)', 'is_symmetric', 'ComponentSearch.*'],
    ['an index of the search is taken for one of the component', 'return static_cast<std::uint32_t>(found - positions_.begin());', 'return index;', 'ComponentSearch.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/graph/queue_search.cpp',
    ['a piece does not slide twice', 'if (metric_ == Metric::kMove) last.made', 'if (metric_ != Metric::kStep) last.made', 'QueueSearch.*'],
    ['a step is taken for another one of the piece', 'if (metric_ == Metric::kStep) cells |= table[start].cells;', '', 'QueueSearch.*'],
    ['positions are forgotten while moves lead to them', 'layers_[count - 3]', 'layers_[count - 2]', 'QueueSearch.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/graph/keyed_search.cpp',
    ['every mirror image of an exit counts as an exit', 'mirror_image(target) == target', 'mirror_image(target) != Placement::kNone', 'QueueSearch.*'],
    ['a move leads to the mirror image', 'if (place.mirrored) keys().mirror(key_at(place.index), wanted);', '', 'Solve.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/graph/blank_set_search.cpp',
    ['a class of soldiers that cannot be on every cell is taken', ' && pieces.count == std::popcount(table.open_cells())', '', 'BlankSetSearch.IsForBoardsWithManySetsOfBlanks'],
    ['a soldier moves by way of one other blank at most', 'for (std::size_t by = 0; by < count; ++by) {', 'for (std::size_t by = 0; by < 1; ++by) {', 'BlankSetSearch.*'],
    ['a slide turns a corner', ' && direction != path.direction', ' && false', 'BlankSetSearch.*'],
    ['a path needs more blanks than another to the same end', 'other.end == to && (other.needed & ~needed) == 0', 'other.end == to', 'BlankSetSearch.*'],
    ['a rank in the mirror image is that in the position', 'if (mirrored) cell = image_of_cell(cell);', 'if (!mirrored) cell = image_of_cell(cell);', 'BlankSetSearch.*'],
    ['a position is expanded without its mirror image', 'const bool folds = reduces_ && arrangement.is_symmetric;', 'const bool folds = false;', 'BlankSetSearch.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/graph/layer_search.h',
    ['farther exits count as nearest', 'distance_at(nearest_exits_[0]) == distance;', 'true;', 'BlankSetSearch.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/keys/position_keys.cpp',
    ['a piece of a position is stored across two words', 'free_bits[word] < bits)', 'free_bits[word] + 2 < bits)', 'QueueSearch.*'],
    ['only the last piece of a part is covered', 'meanings_[i].cells | cells', 'cells', 'PositionMoves.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/keys/position_moves.cpp',
    ['all sets of blanks have the same moves', 'starts = &starts_[set * keys_.placements()]', 'starts = &starts_[0]', 'PositionMoves.*'],
    ['moves that are made are made again', 'end += ~made[end->axis()] >> end->cell & 1', '++end', 'PositionMoves.*'],
    ['the moves of the piece before are made too', 'at = starts[placement]', 'at = starts[placement - 1]', 'PositionMoves.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/keys/placements.cpp',
    ['every piece passes gates', '!has_goal && there == kGate', 'false && there == kGate', 'QueueSearch.*'],
    ['any directions are read as lengthwise', 'board.lengthwise != like_.lengthwise', 'false', 'PlacementTable.*'],
    ['the goals are not compared', 'board.goals != like_.goals', 'false', 'PlacementTable.*'],
    ['gates are not compared', 'ground(board, cell) != ground(like_, cell)', '(ground(board, cell) == kWall) != (ground(like_, cell) == kWall)', 'PlacementTable.*'],
    ['gates need no mirror image', 'ground(like_, cell) != ground(like_, there)', '(ground(like_, cell) == kWall) != (ground(like_, there) == kWall)', 'PlacementTable.*'],
    ['gates under pieces are not written', 'board.covered_gates[cell] = board.ids[cell] == kGate;', 'board.covered_gates[cell] = board.ids[cell] == kGate && cell == 0;', 'PlacementTable.*'],
    ['a goal out of reach is none', 'has_reachable_goals_ &= added.target != Placement::kNone;', '', 'QueueSearch.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/classic/arrangement_table.h',
    ['keys with the same hash are one', ' && (slots_[at] ^ key) > kAllCells', '', 'Solve.*:TwoBlankSearch.SearchesTheComponentOfTheClassic'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/classic/arrangement_table.cpp',
    ['the other blank keeps its rank', '(-shifted & kOnes)', '0', 'Solve.*:TwoBlankSearch.SearchesTheComponentOfTheClassic'],
    ['the index forgets arrangements when it grows', '    first = 0;\n', '', 'TwoBlankSearch.*:Generator.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/classic/cell_ranks.h',
    ['pairs below are taken for pairs above', 'kPairsWithZero[set & above]', 'kPairsWithZero[set]', 'PairSet.*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/classic/two_blank_search.h',
    ['a slide turns a corner', 'if_it_has_j(all[i] & ~RankSet{vertical[i]})', 'if_it_has_j(all[i])', 'Solve.*:TwoBlankSearch.SearchesTheComponentOfTheClassic'],
    ['the goal is not compared', 'board.goals == like_.goals && ', '', 'TwoBlankSearch.HasNotReachedPositionsOfAnotherGame'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/classic/two_blank_search.cpp',
    ['any goal has a mirror image', ' && goal_.col == Goal{}.col', '', 'TwoBlankSearch.AgreesWithTheQueueSearchOnOtherGoals'],
    ['mirror images are not found', 'if (folds) found |=', 'if (false) found |=', 'TwoBlankSearch.SearchesTheComponentOfTheClassic:Solve.*'],
    ['the moved piece of a mirror image stays where it was', 'place.mirrored ? (to ^ 3) - is_wide : to', 'to', 'Solve.Costs*'],
  ),
  // prettier-ignore
  ...cpp(
    'huarong/solver.cpp',
    ['of two paths the one that costs more is kept', 'costs_less(node, nodes[number])', 'costs_less(nodes[number], node)', 'Solve.*'],
    ['a piece that moves on begins a move', 'before.piece != node.piece', '1', 'Solve.*'],
    ['paths leave those to the meeting', '!among.empty() && !among[index]', '!among.empty() && among.empty()', 'BidirectionalSearch.*'],
    ['in steps a piece that moved before counts as the next', 'in_steps ? before.piece_after :', 'in_steps ? before.piece :', 'Solve.Costs*'],
    ['a path begins at the position only', ' || nodes[at].place.index != start.index', '', 'Solve.*'],
  ),

  // prettier-ignore
  ...cpp(
    'gomoku/rules/judge.cpp',
    ['a full board is no draw', 'move + 1 == position', 'move + 2 == position', 'Judge.*'],
    ['a row of a set-up position is listed for each of its stones', 'row.first == 0 && line', 'line', 'JudgeSetup.*'],
    ['a stone of two rows is listed twice', '  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());\n', '', 'Judge.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/rules/last_move.cpp',
    ['a row wraps around the edge', 'std::min(down, left)', 'down', 'Judge.*'],
    ['a point off the board is accepted', 'i < kPoints; ++i', 'i < cells.size(); ++i', 'Judge*'],
    ['a point is taken for its lowest byte', 'all >= cells.size() || ', '', 'Judge*'],
    ['a point that occurs twice is accepted', '!= moves.size() + pairs', '> moves.size() + pairs', 'Judge*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/rules/forbidden.cpp',
    ['the straight four may be forbidden', ' && kind_at(point) == ForbiddenKind::kNone;', ';', 'Forbidden.*'],
    ['a straight four is two fours', 'straight = line.own().length() == 4', 'straight = line.own().length() == 5', 'Forbidden.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/rules/notation.cpp',
    ['row 0 is accepted', 'if (row == 0)', 'if (row < 0)', 'Coordinates.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/rules/line.h',
    ['a row that wins already counts as a threat', 'return !won_without && wins', 'return (won_without || true) && wins', 'Threats.*'],
    ['in caro one open end is enough', '(!is_opponent(row.first - 2) &&', '(!is_opponent(row.first - 2) ||', 'Threats.*'],
    ['a three may grow to six', 'std::max(row.last, end)});', 'std::max(row.last, end)});\n    if (is_own(end + 1)) return true;', 'Forbidden.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/rules/threats.cpp',
    ['renju forbids White as well', 'color == Color::kWhite ||', 'color == Color::kNone ||', 'Threats.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/rules/shapes.cpp',
    ['one blocked end blocks a five', 'Cell::kOpponent && after', 'Cell::kOpponent || after', 'Shapes.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/search/shape_board.cpp',
    ['a line leaves the board on the right', 'within_reach(std::min(up, right))', 'within_reach(up)', 'ShapeBoard.*'],
    ['a line keeps a stone that was taken back', 'changed.lines[change.direction] = change.line;', '', 'ShapeBoard.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/search/transposition_table.h',
    ['the entry of most effort is replaced', 'there.effort < place->effort', 'there.effort > place->effort', 'TranspositionTable.*'],
    ['an empty slot is an entry', 'slot.hash == hash && slot.effort != 0', 'slot.hash == hash', 'TranspositionTable.*'],
    ['entries do not age', '(effort + 1) / 2', 'effort', 'TranspositionTable.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/search/threat_search.cpp',
    ['results without quiet moves are kept', '    search_.clear();\n', '', 'ThreatSearch.*'],
    ['a long search for a VCF never begins again', 'return 1000', 'return 1\'000\'000', 'ThreatSearch.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/search/threat_position.cpp',
    ['in caro two fives cannot be blocked', '> 1 && board_.rule() != Rule::kCaro', '> 1', 'ThreatSearch.*'],
    ['one block is enough against two fives', 'fives == 1 && threat', 'fives >= 1 && threat', 'ThreatSearch.*'],
    ['quiet moves make no open two', 'point, Shape::kOpenTwo) > 0', 'point, Shape::kBlockedThree) > 0', 'ThreatSearch.*'],
    ['forbidden defences are made', 'if (is_legal(defender(), moves[i])) moves', 'if (is_legal(attacker_, moves[i])) moves', 'ThreatSearch.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/search/dfpn_search.cpp',
    ['a forbidden reply to a threatened four stays forbidden', 'all = all || distance == 1;', '', 'ThreatSearch.*'],
    ['the moves of a threatened line may be occupied', 'relevant.add(best_move_);', '', 'ThreatSearch.*'],
    ['fours of the defender do not disturb a threatened line', 'best : {Shape::kFour, ', 'best : {', 'ThreatSearch.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/search/proof_tree.cpp',
    ['in caro a straight four cannot be blocked', '|| board.rule() == Rule::kCaro ||', '||', 'ProofTree.*'],
    ['a straight four ignores a five of the defender', 'board.count(defender, Shape::kFive) > 0 || board.rule', 'board.rule', 'ProofTree.*'],
    ['the answer to a blocked five is the five', 'five(may_block ? other : one)', 'five(one)', 'ProofTree.*'],
    ['other replies to a quiet move need no answer of their own', 'is_quiet && !defences.has(reply)', 'is_quiet', 'ProofTree.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/search/defences.cpp',
    ['a double four is no defence', '{Shape::kFour, Shape::kDoubleFour, Shape::kStraightFour}', '{Shape::kFour, Shape::kStraightFour}', 'ThreatSearch.*'],
    ['a double three that may become forbidden is taken for a threat', 'threes >= 2', 'threes >= 4', 'ThreatSearch.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/search/vcf_probe.cpp',
    ['in caro two fives cannot be blocked', ' && board.rule() != Rule::kCaro', '', 'VcfProbe.*'],
    ['one block is enough against two fives', 'fives == 1 &&', 'fives >= 1 &&', 'VcfProbe.*'],
    ['a four needs no second threat', 'kBlockedThree) < 2', 'kBlockedThree) < 1', 'Golden.*'],
    ['the last defence alone counts', 'if (plies == 0) break;', 'if (plies < 0) break;', 'VcfProbe.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/search/puzzle.cpp',
    ['the opponent may threaten a five', 'board->count(opponent(board->to_move()), Shape::kFive) == 0', 'true', 'Puzzle.PropertiesAgreeWithTheOracle'],
    ['the length is not looked at', 'attacks(line) == moves && question.is_longer_than(moves - 1)', '!line.empty()', 'Puzzle.PropertiesAgreeWithTheOracle'],
    ['another first move may win', 'exact && question.is_unique(line.front()) ? line', 'exact ? line', 'Puzzle.PropertiesAgreeWithTheOracle'],
    ['stones are not removed', 'if (kept_ == pairs) {', 'if (pairs > 0) {', 'Puzzle.HasNoSuperfluousStones'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/search/tree_search.h',
    ['moves of equal score are sorted by what came last', 'last[-1].value < move.value', 'last[-1].value <= move.value', 'Golden.*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/search/tree_search.cpp',
    ['a line goes on where there is a stone', '    if (board.position().at(entry->move) != Color::kNone) break;\n', '', 'TreeSearch.*'],
    ['a loss among the moves searched is a proof although others were left out', 'node.best_value += kDoubt', 'node.best_value += 0', 'BestMove.Doubts*'],
    ['forbidden moves are searched', '    if (board_.is_forbidden(own, point)) return;\n', '', 'BestMove.IsALegalMoveOfAnyPosition'],
    ['of equal moves more are kept than asked for', 'surplus = kept - count;', '', 'Golden.*'],
    ['a bound of the table is taken for a value', 'value >= node.beta : value <= node.alpha', 'value >= node.alpha : value <= node.beta', 'BestMove.ClaimsOnlyProvedResults:Golden.*'],
    ['the table of another rule is taken over', 'previous->board_.rule() == rule &&', '', 'BestMove.TakesOver*'],
    ['the table is not taken over', 'std::swap(table_, previous->table_);', '', 'BestMove.TakesOver*'],
  ),
  // prettier-ignore
  ...cpp(
    'gomoku/search/opening_book.cpp',
    ['a symmetry is not known', 'if ((symmetry & 4) != 0) std::swap(row, col);', '', 'OpeningBook.*'],
    ['the move belongs to a symmetric position', 'while (transformed(move, symmetry) != book.reply[i])', 'while (move != book.reply[i])', 'OpeningBook.*'],
    ['the colours of stones do not matter', 'key(plies % 2 == 0 ?', 'key(plies / 99 == 0 ?', 'OpeningBook.*'],
    ['the book is used on other boards', 'size != kSize ||', 'size < kSize ||', 'OpeningBook.*'],
    ['renju has the book of freestyle', 'rule == Rule::kRenju ?', 'rule == Rule::kCaro ?', 'OpeningBook.*'],
  ),
];
