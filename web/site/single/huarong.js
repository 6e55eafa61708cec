// 华容道 in one file: the board, the levels, and the controls of a game. Lengths are in moves, as they are published.
import { options } from './language.js';
import '../../elements/huarong/index.js';
import { findLevel } from '../../api/huarong/names.js';
import { byId, onClick, setEnabled, setLabel } from '../kernel/dom.js';
import { nameOf, t } from '../kernel/i18n.js';
import { tell } from './page.js';
import { keep, kept } from './storage.js';

/** @import { Engine } from '../../elements/huarong/engine.js' */

/** @type {import('../../elements/huarong/huarong-board.js').HuarongBoard} */
const board = byId('board');
/** @type {HTMLSelectElement} */
const picker = byId('level');

board.loaded.then(() => {
  const { huarong } = /** @type {Engine} */ (board.qiju);
  const { levels } = huarong;
  for (let index = 0; index < levels.length; index++) picker.add(new Option('', String(index)));
  let message = '';
  /** The game that was left; opening the board forgets it. @type {{ code?: string, line?: any, helped?: boolean }} */
  const left = { ...kept.saved };
  /** The fewest moves without hints, by the Chinese name of the level. @type {Record<string, number>} */
  const bests = { ...kept.bests };

  /** The level; undefined in another puzzle, which the URL names. @returns {typeof levels[number] | undefined} */
  const current = () => levels[picker.selectedIndex];

  function render() {
    const { canUndo, hintShown, lengths, playback, solved, steps } = board;
    byId('moves').textContent = String(lengths.move);
    const fewest = current()?.lengths?.move;
    byId('fewest').textContent = fewest ? `/ ${fewest}` : '';
    byId('status').textContent = message;
    byId('status').classList.toggle('over', solved);
    byId('hint').classList.toggle('primary', !solved);
    setLabel('hint', hintShown ? t('走这步', 'Play it') : t('提示', 'Hint'));
    setLabel('solve', playback.playing ? t('停下', 'Stop') : t('求解', 'Solve'));
    setEnabled('undo', canUndo);
    setEnabled('restart', steps > 0);
    for (const id of ['hint', 'solve']) setEnabled(id, !solved);
  }

  /** @param {number} index */
  function play(index) {
    picker.selectedIndex = index % levels.length;
    message = '';
    board.open(levels[picker.selectedIndex].board);
    render();
  }

  function writeLevels() {
    for (const [index, option] of [...picker.options].entries()) {
      const level = levels[index];
      const best = bests[level.zh] ? ` ✓ ${bests[level.zh]}` : '';
      option.textContent = `${index + 1}. ${nameOf(level)}${best}`;
    }
  }

  /** Goes on with the moves that were made, if the same puzzle was opened. */
  function resume() {
    const { code, line, helped } = left;
    if (code !== board.code) return;
    try {
      board.restore({ ...board.snapshot(), moves: line, helped: helped === true });
    } catch {
      // What was kept is no line of moves.
    }
  }

  /** Opens what the URL names: a level, in any of its languages, or the share code of any puzzle. */
  function playNamed() {
    const level = findLevel(levels, kept.level ?? '') ?? findLevel(levels, options.get('level') ?? '') ?? levels[0];
    play(levels.indexOf(level));
    try {
      const { board: cells, ...rules } = huarong.decodePuzzle(options.get('code') ?? '');
      const code = huarong.encode(cells, rules);
      const same = levels.findIndex((other) => huarong.encode(other.board) === code);
      if (same >= 0) return play(same);
      board.open(cells, rules);
      picker.selectedIndex = -1;
    } catch {
      // No code, or not one: the level stays.
    }
  }

  picker.addEventListener('change', () => play(picker.selectedIndex));
  board.addEventListener('change', () => {
    render();
    const { moves, playback, solved, start } = board;
    if (playback.playing) return;
    const saved = { code: huarong.encode(start, board.options), line: moves, helped: board.helped };
    keep({ level: current()?.zh, saved: moves.length && !solved ? saved : undefined });
  });
  board.addEventListener('move', ({ detail: { id, direction, steps } }) => {
    message = '';
    tell('move', { id, direction, steps });
  });
  board.addEventListener('win', ({ detail }) => {
    const { demonstrated, helped, moves } = detail;
    const level = current();
    const isFewest = !helped && moves === level?.lengths?.move;
    if (level && !helped && !(bests[level.zh] <= moves)) {
      bests[level.zh] = moves;
      keep({ bests });
      writeLevels();
    }
    message = demonstrated
      ? t('演示结束', 'End of the demonstration')
      : isFewest
        ? t('步数最少！', 'The fewest moves possible!')
        : t('过关！', 'Solved!');
    render();
    tell('result', { ...detail, level: current()?.zh ?? null });
  });
  onClick({
    undo: () => board.undo(),
    restart: () => board.restart(),
    hint: () => board.hint(),
    async solve() {
      if (board.playback.playing) return board.playback.pause();
      message = t('正在算……', 'Thinking…');
      render();
      const solution = await board.solve();
      message = solution?.status === 'unsolvable' ? t('这一局走不出去', 'There is no way out') : '';
      render();
    },
    next() {
      play(picker.selectedIndex + 1);
      board.focus({ preventScroll: true });
    },
  });
  writeLevels();
  playNamed();
  resume();
  render();
  tell('ready');
});
