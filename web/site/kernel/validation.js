// Checks what the site reads from storage, which anybody can edit, and from backups. An invalid item counts as missing.

/** @typedef {(value: any) => boolean} Check of a value from JSON */

/** Elements of a list, entries of a map and characters of a text: more than any game needs. */
const MOST = 20_000;

/** @type {Check} */
const flag = (value) => typeof value === 'boolean';
/** @type {Check} */
const text = (value) => typeof value === 'string' && value.length < MOST;
/** @param {number} min @param {number} max @returns {Check} */
const range = (min, max) => (value) => Number.isInteger(value) && value >= min && value <= max;
/** @type {Check} */
const count = (value) => Number.isSafeInteger(value) && value >= 0;
/** @param {string} words separated by spaces @returns {Check} */
const oneOf = (words) => (value) => words.split(' ').includes(value);
/** @param {Check} check @returns {Check} */
const maybe = (check) => (value) => value == null || check(value);
/** @type {Check} */
const isObject = (value) => typeof value === 'object' && value !== null;
/** @param {Check} check of each value @returns {Check} */
const map = (check) => (value) =>
  isObject(value) && Object.values(value).length < MOST && Object.values(value).every(check);
/** @param {Check} check of each element @returns {Check} */
const list = (check) => (value) => Array.isArray(value) && map(check)(value);
/** @param {Record<string, Check>} checks by property @returns {Check} */
const shape = (checks) => (value) =>
  isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

/** @param {Check} check @param {string} keys separated by spaces @returns {Record<string, Check>} the same check for each */
const each = (check, keys) => Object.fromEntries(keys.split(' ').map((key) => [key, check]));

/** @type {Check} */
const dateText = (value) => text(value) && isDate(value);

/** Rows of one length. @param {number} min of a cell @returns {Check} */
const gridFrom = (min) => (value) =>
  list(list(range(min, 999)))(value) &&
  range(1, 40)(value.length) &&
  range(1, 40)(value[0].length) &&
  value.every((/** @type {number[]} */ row) => row.length === value[0].length);

/** @param {string} date @returns {boolean} is it a valid date of the form 2026-11-21? */
export function isDate(date) {
  const time = Date.parse(`${date}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
}

/** @returns {Record<string, Check>} by key; a text may still be none that its control offers */
function createItems() {
  const counted = oneOf('nothing played won');
  const results = map(shape({ played: count, won: count, best: maybe(count) }));
  const rule = oneOf('freestyle standard renju caro');
  const size = range(5, 22);
  const gridWithWalls = gridFrom(-1);
  const lianliankan = shape({
    state: shape({
      board: gridWithWalls,
      line: list(list(list(count))),
      address: text,
      counted,
      elapsed: count,
      bonus: maybe(count),
      bestCombo: maybe(count),
      hints: count,
      shuffles: count,
      timeToBeat: maybe(count),
      clearRate: maybe((value) => typeof value === 'number' && value >= 0 && value <= 1),
    }),
    picture: maybe(gridWithWalls),
  });
  const word = maybe(oneOf('undo undone draw drawn no resign'));
  const steps = list(shape({ id: count, direction: text }));
  const lengths = map(shape({ step: count, slide: count, move: count }));
  return {
    language: oneOf('zh zh-Hant en'),
    theme: oneOf('auto light dark'),
    ...each(flag, 'sound sound.offered vibration'),
    ...each(flag, 'lianliankan.watch lianliankan.reach lianliankan.timed lianliankan.bonus lianliankan.lesson'),
    ...each(
      flag,
      'huarongdao.lesson wuziqi.best wuziqi.lesson wuziqi.numbers wuziqi.resigns wuziqi.threats wuziqi.watch',
    ),
    ...each(text, 'lianliankan.size lianliankan.shape lianliankan.difficulty lianliankan.gravity lianliankan.skin'),
    ...each(text, 'lianliankan.speed huarongdao.speed wuziqi.speed learn.speed huarongdao.level'),
    ...each(
      text,
      'wuziqi.clock wuziqi.confirm wuziqi.foul wuziqi.opening wuziqi.opponent wuziqi.color wuziqi.surface wuziqi.stones wuziqi.best-lines',
    ),
    ...each(text, 'wuziqi.best-time wuziqi.analysis panel.connect panel.huarong-road panel.judge-win panel.speed'),
    ...each(range(0, 31), 'panel.passed.connect panel.passed.huarong-road panel.passed.judge-win'),
    ...each(results, 'lianliankan.results huarongdao.results wuziqi.results'),

    ...each(lianliankan, 'lianliankan.saved lianliankan.previous'),
    'lianliankan.days': map(shape({ pairs: count, time: count, hints: count, shuffles: count, late: maybe(flag) })),
    'lianliankan.stages': map(shape({ stars: range(1, 3), time: maybe(count) })),

    'huarongdao.metric': oneOf('step slide move'),
    ...each(lengths, 'huarongdao.best huarongdao.puzzles'),
    'huarongdao.days': map(shape({ moves: count, helped: flag, late: maybe(flag) })),
    'huarongdao.saved': shape({
      state: shape({
        cells: gridFrom(-2),
        puzzle: maybe(text),
        daily: maybe(dateText),
        level: maybe(text),
        line: steps,
        helped: flag,
        time: count,
        counted: maybe(counted),
        toBeat: maybe(shape({ moves: count, time: count })),
      }),
      picture: maybe(gridFrom(0)),
    }),
    'huarongdao.progress': map(shape({ line: steps, helped: flag, time: count })),

    'wuziqi.rule': rule,
    'wuziqi.size': size,
    'wuziqi.look': shape({ quarters: range(0, 3), mirrored: flag }),
    'wuziqi.times': shape({ black: count, white: count, moves: count }),
    'wuziqi.puzzles': map(
      shape({ hints: count, mistakes: count, solved: flag, date: maybe(dateText), passed: maybe(count) }),
    ),
    'wuziqi.rating': shape({ rating: range(0, 4000), attempts: count }),
    'wuziqi.days': map(shape({ hints: count, mistakes: count, late: maybe(flag) })),
    'wuziqi.saved': shape({
      state: shape({
        line: list(count),
        steps: count,
        rule,
        size,
        choices: list(oneOf('black white more')),
        opponent: maybe(oneOf('black white')),
        level: oneOf('beginner easy normal hard expert master'),
        remote: maybe(flag),
        said: word,
        heard: word,
        sent: maybe(text),
        helped: flag,
        counted: maybe(counted),
      }),
      picture: maybe(shape({ size, moves: list(range(0, 483)) })),
    }),
  };
}

/** The table is created when it is first used, so that boot.js, which needs none of it, is built without it. @type {Record<string, Check> | undefined} */
let items;

/** @param {string} key @param {unknown} value @returns {boolean} may the item have this value? */
export function isValid(key, value) {
  items ??= createItems();
  return Object.hasOwn(items, key) && items[key](value);
}
