// A valid value of every item that the site stores.

const results = { 'a.b': { played: 3, won: 2, best: 83_500 } };
const board = [
  [0, 1, 0, 2],
  [2, 3, 1, 3],
];

/** Items by key. @type {Record<string, any>} */
export const storedItems = {
  language: 'en',
  theme: 'dark',
  sound: false,
  'sound.offered': true,
  vibration: false,
  'lianliankan.size': '8x10',
  'lianliankan.shape': 'heart',
  'lianliankan.difficulty': 'easy',
  'lianliankan.gravity': 'none',
  'lianliankan.skin': 'mahjong',
  'lianliankan.speed': '2',
  'learn.speed': '2',
  'lianliankan.watch': false,
  'lianliankan.reach': true,
  'lianliankan.timed': true,
  'lianliankan.bonus': false,
  'lianliankan.lesson': true,
  'lianliankan.results': results,
  'lianliankan.days': { '2026-11-21': { pairs: 24, time: 83_500, hints: 0, shuffles: 1 } },
  'lianliankan.stages': { 12: { stars: 3, time: 83_500 }, 13: { stars: 1, time: null } },
  'lianliankan.saved': {
    state: {
      board,
      line: [
        [
          [0, 1],
          [1, 2],
        ],
      ],
      address: '#seed=7&size=8x10&difficulty=easy&gravity=none',
      counted: 'played',
      elapsed: 1000,
      hints: 0,
      shuffles: 0,
      timeToBeat: 72,
      clearRate: 0.25,
    },
    picture: board,
  },
  'lianliankan.previous': {
    state: {
      board,
      line: [],
      address: '#seed=8&size=8x10&difficulty=easy&gravity=none',
      counted: 'played',
      elapsed: 1000,
      hints: 0,
      shuffles: 0,
      clearRate: 0.25,
    },
    picture: board,
  },
  'huarongdao.metric': 'step',
  'huarongdao.level': '横刀立马',
  'huarongdao.speed': '2',
  'huarongdao.lesson': true,
  'huarongdao.results': results,
  'huarongdao.progress': { '4WVRM18C8': { line: [{ id: 10, direction: 'left' }], helped: false, time: 1000 } },
  'huarongdao.best': { 横刀立马: { step: 116, slide: 90, move: 81 } },
  'huarongdao.puzzles': { Century: { step: 131, slide: 111, move: 99 } },
  'huarongdao.days': { '2026-11-21': { moves: 80, helped: false } },
  'huarongdao.saved': {
    state: {
      cells: [
        [3, 1, 1, 4],
        [3, 1, 1, 4],
        [5, 2, 2, 6],
        [5, 7, 8, 6],
        [9, 0, 0, 10],
      ],
      daily: '2026-11-21',
      level: '横刀立马',
      line: [{ id: 10, direction: 'left' }],
      helped: false,
      time: 1000,
      counted: 'played',
      toBeat: { moves: 81, time: 72 },
    },
    picture: [
      [3, 1, 1, 4],
      [3, 1, 1, 4],
      [5, 2, 2, 6],
      [5, 7, 8, 6],
      [9, 0, 10, 0],
    ],
  },
  'wuziqi.confirm': 'off',
  'wuziqi.foul': 'lose',
  'wuziqi.opening': 'none',
  'wuziqi.opponent': 'none',
  'wuziqi.color': 'white',
  'wuziqi.speed': '2',
  'wuziqi.surface': 'paper',
  'wuziqi.stones': 'flat',
  'wuziqi.numbers': true,
  'wuziqi.resigns': true,
  'wuziqi.threats': true,
  'wuziqi.watch': false,
  'wuziqi.rule': 'renju',
  'wuziqi.size': 13,
  'wuziqi.clock': '3+2',
  'wuziqi.times': { black: 170_000, white: 90_500, moves: 4 },
  'wuziqi.best': false,
  'wuziqi.best-lines': '5',
  'wuziqi.best-time': '60',
  'wuziqi.look': { quarters: 1, mirrored: true },
  'wuziqi.lesson': true,
  'wuziqi.results': results,
  'wuziqi.analysis': '(;GM[4]FF[4]SZ[15];B[hh](;W[hg])(;W[ig]))',
  'wuziqi.puzzles': {
    'vcf-5-renju-12': { hints: 1, mistakes: 0, solved: true },
    'five-6': { hints: 0, mistakes: 1, solved: true, date: '2026-11-21', passed: 1 },
  },
  'wuziqi.rating': { rating: 1040, attempts: 12 },
  'wuziqi.days': { '2026-11-21': { hints: 0, mistakes: 1 } },
  'wuziqi.saved': {
    state: {
      line: [112, 113],
      steps: 1,
      rule: 'renju',
      size: 15,
      choices: ['black'],
      opponent: 'white',
      level: 'easy',
      said: 'no',
      heard: 'draw',
      sent: '?play=white#77',
      helped: false,
      counted: 'played',
    },
    picture: { size: 15, moves: [112] },
  },
  'panel.connect': 'var connect;',
  'panel.huarong-road': '',
  'panel.judge-win': '',
  'panel.speed': '2',
  'panel.passed.connect': 5,
  'panel.passed.huarong-road': 31,
  'panel.passed.judge-win': 0,
};

/**
 * @param {any} value
 * @param {(leaf: unknown) => unknown} change
 * @returns {any} a copy of the value, with every leaf changed
 */
export const changeLeaves = (value, change) =>
  Array.isArray(value)
    ? value.map((element) => changeLeaves(element, change))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changeLeaves(inner, change)]))
      : change(value);

/** Throws when it is converted to a text or a number. */
const unprintable = { toString: 1, valueOf: 1 };

/** @param {(value: unknown) => string} write @returns {Record<string, string>} the stored text of every item */
const stored = (write) =>
  Object.fromEntries(Object.entries(storedItems).map(([key, value]) => [`qiju1.${key}`, write(value)]));

/** Hostile contents of storage, by key with the prefix. @type {Record<string, Record<string, string>>} */
export const hostileItems = {
  'a word everywhere': stored(() => '"fast"'),
  'an object everywhere': stored(() => JSON.stringify(unprintable)),
  'a negative number in place of each value': stored((value) => JSON.stringify(changeLeaves(value, () => -1))),
  'an object in place of each value': stored((value) => JSON.stringify(changeLeaves(value, () => unprintable))),
  'no JSON': stored(() => '{"state":[['),
};

/** Invalid addresses of each page. @type {Record<string, string[]>} */
export const badAddresses = {
  lianliankan: [
    ...['#seed=-1', '#seed=1e9', '#seed=99999999999', '#seed=7&size=999999x999999', '#seed=7&size=8'],
    ...['#seed=7&difficulty=constructor', '#seed=7&gravity=__proto__', '#daily=2026-02-30', '#daily='],
    ...['#daily=__proto__', '#stage=', '#stage=0', '#stage=61', '#stage=1e1', '#stage=__proto__'],
    ...['#stage=1&time=', '#stage=1&time=-1', '#daily=2026-11-21&time=1e3', '#seed=7&time=9999999'],
  ],
  huarong: [
    ...['#p=', '#p=%00', '#p=__proto__', `#p=${'1'.repeat(9000)}`, '#daily=2026-13-45', '#daily=', '#daily=NaN'],
    ...['#daily=2026-11-21&moves=8', '#daily=2026-11-21&moves=8&time=1.5', '#daily=2026-11-21&moves=-1&time=7'],
  ],
  gomoku: [
    ...['?size=1e9', '?size=-1', '?size=NaN', '?size=', '?rule=__proto__', '?rule=constructor#00', '#zz', '#0000'],
    ...[`#${'00'.repeat(4000)}`, '?size=9#h8h8', '?play=white&say=__proto__#77', '?play=white&say=drawn#77'],
  ],
};
