// 华容道 in one file has the board, the levels, and the controls of a game. Lengths are in moves, as they are published.
import { keep, kept, options, startGame, tell } from './page.js';
import '../../elements/huarong/index.js';
import { findLevel } from '../../api/huarong/names.js';
import { byId, setEnabled, setLabel } from '../kernel/dom.js';
import { nameOf, t } from '../kernel/i18n.js';

/** @import { Engine } from '../../elements/huarong/engine.js' */

/** @type {import('../../elements/huarong/huarong-board.js').HuarongBoard} */
const board = byId('board');
/** @type {HTMLSelectElement} */
const picker = byId('level');

board.loaded.then(() => {
  const { huarong } = /** @type {Engine} */ (board.qiju);
  const { levels } = huarong;
  for (let index = 0; index < levels.length; index++) picker.add(new Option('', String(index)));
  /** The fewest moves without hints, by the Chinese name of the level. @type {Record<string, number>} */
  const bests = { ...kept.bests };

  /** The level; undefined in another puzzle, which the URL names. @returns {typeof levels[number] | undefined} */
  const current = () => levels[picker.selectedIndex];

  /** @param {string} message */
  function render(message) {
    const { hintShown, lengths, playback, solved, steps } = board;
    byId('moves').textContent = String(lengths.move);
    const fewest = current()?.lengths?.move;
    byId('fewest').textContent = fewest ? `/ ${fewest}` : '';
    byId('status').textContent = message;
    byId('hint').classList.toggle('primary', !solved);
    setLabel('hint', hintShown ? t('走这步', 'Play it') : t('提示', 'Hint'));
    setLabel('solve', playback.playing ? t('停下', 'Stop') : t('求解', 'Solve'));
    setEnabled('restart', steps > 0);
    for (const id of ['hint', 'solve']) setEnabled(id, !solved);
  }

  /** @param {number} index */
  function openLevel(index) {
    picker.selectedIndex = index % levels.length;
    board.open(levels[picker.selectedIndex].board);
  }

  /** @param {number} index */
  function play(index) {
    openLevel(index);
    say('');
  }

  function writeLevels() {
    for (const [index, option] of [...picker.options].entries()) {
      const level = levels[index];
      const best = bests[level.zh] ? ` ✓ ${bests[level.zh]}` : '';
      option.textContent = `${index + 1}. ${nameOf(level)}${best}`;
    }
  }

  /** Opens what the URL names: a level, in any of its languages, or the share code of any puzzle. */
  function openNamed() {
    const level = findLevel(levels, kept.level ?? '') ?? findLevel(levels, options.get('level') ?? '') ?? levels[0];
    openLevel(levels.indexOf(level));
    try {
      const { board: cells, ...rules } = huarong.decodePuzzle(options.get('code') ?? '');
      const code = huarong.encode(cells, rules);
      const same = levels.findIndex((other) => huarong.encode(other.board) === code);
      if (same >= 0) return openLevel(same);
      board.open(cells, rules);
      picker.selectedIndex = -1;
    } catch {
      // No code, or not one: the level stays.
    }
  }

  writeLevels();
  const say = startGame(board, {
    render,
    isOver: () => board.solved,
    open({ code, line, helped }) {
      openNamed();
      if (code === board.code) board.restore({ ...board.snapshot(), moves: line, helped: helped === true });
    },
    save() {
      const { moves: line, solved, start, helped } = board;
      const saved = line.length && !solved ? { code: huarong.encode(start, board.options), line, helped } : undefined;
      return { level: current()?.zh, saved };
    },
    actions: {
      restart: () => board.restart(),
      hint: () => board.hint(),
      async solve() {
        if (board.playback.playing) return board.playback.pause();
        say(t('正在算……', 'Thinking…'));
        const solution = await board.solve();
        say(solution?.status === 'unsolvable' ? t('这一局走不出去', 'There is no way out') : '');
      },
      next() {
        play(picker.selectedIndex + 1);
        board.focus({ preventScroll: true });
      },
    },
  });
  picker.addEventListener('change', () => play(picker.selectedIndex));
  board.addEventListener('move', ({ detail: { id, direction, steps } }) => {
    say('');
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
    say(
      demonstrated
        ? t('演示结束', 'End of the demonstration')
        : isFewest
          ? t('步数最少！', 'The fewest moves possible!')
          : t('过关！', 'Solved!'),
    );
    tell('result', { ...detail, level: level?.zh ?? null });
  });
});
