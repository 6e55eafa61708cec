/**
 * 用最少的步数让曹操（2x2 的棋子）走出棋盘：每一步调用 gameHandler.move(id, direction)，并返回全部步骤；
 * 无解返回 null。
 *
 * Moves Cao Cao, the 2x2 piece, out of the board in the fewest steps: calls
 * gameHandler.move(id, direction) for each step and returns the list of steps.
 *
 *     solveHuarongRoad(gameHandler)   calls gameHandler.move(10, 'left') and 115 more
 *
 * The handler is the argument with a method `move`, or the global gameHandler. The board is the
 * argument with 5 rows of 4 numbers (0 is a blank, the cells of a piece hold its id), or the
 * handler's board, or the classic layout.
 *
 * @param {...any} given
 * @returns {Array<{ id: number, direction: string }> | null} null if there is no solution
 */
var solveHuarongRoad = function (...given) {
  if (typeof gameHandler !== 'undefined') given.push(gameHandler);
  const handler = given.find((it) => it && typeof it.move === 'function');
  if (handler) given.push(handler.board, handler.getBoard && handler.getBoard(), handler.grid);
  const board = given.find((it) => it && it.length === 5 && it[0] && it[0].length === 4) || [
    [3, 1, 1, 4],
    [3, 1, 1, 4],
    [5, 2, 2, 6],
    [5, 7, 8, 6],
    [9, 0, 0, 10]
  ];

  // 引擎从 numbers 读棋盘，也把步骤写在那里：编号、方向、编号、方向……
  // The engine reads the board from `numbers` and writes the steps there: id, direction, id, direction, ...
  const engine = start();
  engine.numbers().set([].concat(...board));
  const count = engine.solve();
  if (count < 0) return null;
  const found = engine.numbers();
  const steps = [];
  for (let i = 0; i < count; i++) {
    steps.push({ id: found[2 * i], direction: ['up', 'down', 'left', 'right'][found[2 * i + 1]] });
  }
  if (handler) steps.forEach((step) => handler.move(step.id, step.direction));
  return steps;

  /** @returns {any} */
  function start() {}
};
