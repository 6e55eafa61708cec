// The analysis board takes the place of the board of the game. Both colours are played freely on it, and beside it is the tree of all
// variations that were played.
import { html, render as renderItems } from 'lit-html';
import { byId, download, onClick, setEnabled, setText } from '../../kernel/dom.js';
import { lineOf } from '../../kernel/line.js';
import { bindPreference } from '../../kernel/preferences.js';
import { t } from '../../kernel/i18n.js';
import { getItem, setItem } from '../../kernel/storage.js';
import { bestMovesText, bestMoveText, effortText } from './analysis-texts.js';
import { BestMoves } from './best-moves.js';
import { errorMessage } from './error-messages.js';
import { createTreeOf } from './game-tree.js';
import { createOpeningName } from './opening-name.js';
import { createTreeView } from './tree-view.js';
import * as trees from './variation-tree.js';

/** @import { GameTree } from '../../../api/types.js' */
/** @import { Engine } from '../../../elements/gomoku/engine.js' */
/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */
/** @import { VariationTree } from './variation-tree.js' */

/** The record of the tree is stored under this key. */
const KEY = 'wuziqi.analysis';

/** The analysis board takes over these settings of the board of the game. */
const SETTINGS = ['rule', 'foul', 'confirm', 'numbers', 'threats', 'quarters', 'mirrored'];

/** @param {readonly number[]} one @param {readonly number[]} other */
const isSame = (one, other) => String(one) === String(other);

/**
 * Connects the panel.
 * @param {GomokuBoard} gameBoard
 * @returns {Promise<(imported: GameTree | null) => void>} opens the analysis board; the variations of the imported game are
 *   taken over if its main line is the game
 */
export async function connectAnalysisPanel(gameBoard) {
  const { gomoku } = /** @type {Engine} */ (gameBoard.qiju);
  const board = /** @type {GomokuBoard} */ (document.createElement('gomoku-board'));
  board.id = 'variations-board';
  board.hidden = true;
  gameBoard.after(board);
  await board.loaded;
  const form = byId('node-words');
  const name = /** @type {HTMLInputElement} */ (byId('node-name'));
  const comment = /** @type {HTMLTextAreaElement} */ (byId('node-comment'));
  const file = /** @type {HTMLInputElement} */ (byId('tree-file'));
  const wanted = /** @type {HTMLInputElement} */ (byId('best'));

  let tree = keptTree() ?? trees.createTree(board.size, []);
  /** The moves of the game when it was last looked at. @type {readonly number[]} */
  let game = [];
  /** The trees before each edit, for undo. @type {VariationTree[]} */
  const past = [];
  /** Is the board being set to what the tree says? */
  let isSetting = false;
  let isOpen = false;
  /** Has the name or the comment changed since it got the focus? */
  let isWriting = false;
  /** Was the computer thinking about the game? */
  let wasThinking = false;
  let note = '';

  const best = new BestMoves(board, renderBest);
  /** The most moves that were listed so far: an item is hidden, not removed, so that its button keeps the focus. */
  let listed = 0;
  const renderTree = createTreeView(byId('tree'), () => tree, go, prune);
  const renderOpening = createOpeningName(byId('variations-opening'), render);

  function keptTree() {
    try {
      const found = createTreeOf(gomoku, gomoku.decodeGame(getItem(KEY) ?? ''), board.rule);
      return typeof found === 'string' ? null : found;
    } catch {
      return null; // what is stored may be invalid
    }
  }

  /** Sets the board to the current node, with the rest of its line ahead. */
  function setBoard() {
    const moves = trees.movesOf(tree);
    isSetting = true;
    if (board.size !== tree.size) board.open(moves, { size: tree.size });
    const line = lineOf(board);
    if (!isSame(line, moves)) {
      const differs = moves.findIndex((move, index) => move !== line[index]);
      board.playback.seek(differs < 0 ? moves.length : differs);
      board.setContinuation(moves.slice(board.steps));
    }
    if (board.steps !== tree.step) board.playback.seek(tree.step);
    isSetting = false;
  }

  /** @param {VariationTree} next looks at another node, or at the tree after an edit */
  function go(next) {
    const isEdited = next.nodes !== tree.nodes;
    tree = next;
    if (isEdited) setItem(KEY, gomoku.encodeGame(trees.gameOf(tree)));
    note = '';
    setBoard();
    render();
  }

  /** @param {VariationTree} next that undo takes back */
  function edit(next) {
    past.push(tree);
    go(next);
  }

  /** @param {VariationTree} next may have more moves */
  function visit(next) {
    if (next.nodes === tree.nodes) go(next);
    else edit(next);
  }

  function undo() {
    const before = past.pop();
    if (before) go(before);
  }

  function prune() {
    if (tree.step === 0) return;
    const { length } = trees.preOrder(tree, trees.currentOf(tree));
    edit(trees.prune(tree));
    note = t(
      `已删除 ${length} 手，可撤销`,
      `${length} ${length === 1 ? 'move' : 'moves'} deleted; undo brings them back`,
    );
    render();
  }

  /** Saves each letter, and is undone at once. */
  function saveWords() {
    if (!isWriting) past.push(tree);
    isWriting = true;
    go(trees.annotate(tree, { name: name.value.trim(), comment: comment.value.trim() }));
  }

  /** @param {boolean} isShown */
  function showWords(isShown) {
    form.hidden = !isShown;
    byId('tree-name').setAttribute('aria-expanded', String(isShown));
    if (isShown) name.focus();
  }

  /** @param {boolean} isShown */
  function showMenu(isShown) {
    byId('tree-more').hidden = !isShown;
    byId('tree-menu').setAttribute('aria-expanded', String(isShown));
  }

  /** @param {readonly number[]} line continues the position on the board: it becomes a variation, to be stepped through */
  function addVariation(line) {
    const { step } = tree;
    visit(trees.seek(trees.addLine(tree, [...board.moves, ...line]), step + 1));
  }

  /** Opens the first game of a file. @param {File} chosen */
  async function openRecord(chosen) {
    try {
      const { games } = await gomoku.parse(await chosen.arrayBuffer());
      const found = createTreeOf(gomoku, games[0], board.rule);
      const count =
        games.length > 1 ? t(`共 ${games.length} 局，这是第一局。`, `The first of ${games.length} games. `) : '';
      if (typeof found !== 'string') edit(trees.seek(found, 0));
      note =
        typeof found === 'string' ? found : count + t('已打开，可撤销', 'Opened; undo brings back the tree before it');
    } catch (error) {
      note = errorMessage(error);
    }
    render();
  }

  function exportRecord() {
    const text = gomoku.encodeGame(trees.gameOf(tree));
    download(new Blob([text], { type: 'application/x-go-sgf' }), 'wuziqi.sgf');
    note = t('SGF 已保存', 'The SGF record is saved');
    render();
  }

  function renderBest() {
    const { moves, isWanted } = best;
    for (const id of ['best-moves', 'best-state', 'read-best']) byId(id).hidden = !isWanted;
    byId('best-state').textContent = moves.length > 0 ? effortText(moves[0], best.effort) : '';
    listed = Math.max(listed, moves.length);
    const items = Array.from({ length: listed }, (_, index) => {
      const { name: point, score, line } = index < moves.length ? bestMoveText(moves[index], board.size) : {};
      return html`
        <li ?hidden=${!point}>
          <button @click=${() => addVariation(best.moves[index].line)}>
            <b>${point}</b><span>${score}</span><small>${line}</small>
          </button>
        </li>`;
    });
    renderItems(items, byId('best-moves'));
    board.marks = { losing: null, better: null, best: moves.map(({ move, score }) => ({ point: move, score })) };
  }

  function render() {
    if (!isOpen) return;
    const { moves: pieces, size, status, turn } = board;
    const node = tree.nodes[trees.currentOf(tree)];
    byId('variations-status').textContent = status;
    byId('variations-disc').dataset.color = turn ?? '';
    byId('variations-disc').hidden = turn === null;
    setText(byId('tree-note'), note);
    renderOpening(pieces, size);
    renderTree();
    if (!form.contains(document.activeElement)) {
      name.value = node.name ?? '';
      comment.value = node.comment ?? '';
    }
    setEnabled('tree-back', tree.step > 0);
    setEnabled('tree-forward', tree.step < tree.line.length - 1);
    for (const id of ['tree-main', 'tree-promote']) setEnabled(id, !trees.isOnMainLine(tree));
    setEnabled('tree-prune', tree.step > 0);
    setEnabled('tree-undo', past.length > 0);
    best.update();
    renderBest();
  }

  /** @param {boolean} isShown is the analysis board to stand in place of the other? */
  function toggle(isShown) {
    isOpen = isShown;
    gameBoard.hidden = isShown;
    board.hidden = byId('variations').hidden = !isShown;
    byId('main').classList.toggle('analysing', isShown);
  }

  function close() {
    toggle(false);
    best.isWanted = false;
    if (wasThinking) gameBoard.go();
    byId('analyse').focus();
  }

  /** @param {GameTree | null} imported */
  function open(imported) {
    wasThinking = gameBoard.busy === 'think';
    gameBoard.stop();
    gameBoard.playback.pause();
    for (const setting of SETTINGS) {
      const value = gameBoard.getAttribute(setting);
      if (value === null) board.removeAttribute(setting);
      else board.setAttribute(setting, value);
    }
    toggle(true);
    showGame(imported);
    best.isWanted = wanted.checked;
    byId('variations-title').focus({ preventScroll: true });
    board.scrollIntoView({ block: 'nearest' });
  }

  /** Goes on with the tree if it is of this game, which may have gone on too. @param {GameTree | null} imported */
  function showGame(imported) {
    const { steps, size, rule } = gameBoard;
    const line = lineOf(gameBoard);
    const known = trees.addLine(tree, line);
    const isContinued = game.length > 0 && isSame(line.slice(0, game.length), game);
    game = line;
    if (tree.size === size && (isContinued || known.nodes === tree.nodes)) return visit(trees.seek(known, steps));
    const found = imported && createTreeOf(gomoku, imported, rule);
    const isRecord = found && typeof found !== 'string' && found.size === size && isSame(trees.movesOf(found), line);
    const next = trees.seek(isRecord ? found : trees.createTree(size, line), steps);
    if (tree.nodes.length > 1) edit(next);
    else go(next);
  }

  board.addEventListener('change', () => {
    if (isSetting || !isOpen) return;
    const { moves: pieces } = board;
    const isThere = isSame(pieces, trees.movesOf(tree).slice(0, tree.step));
    visit(isThere ? tree : trees.addLine(tree, pieces));
  });
  for (const type of /** @type {const} */ (['refuse', 'hint'])) {
    board.addEventListener(type, ({ detail }) => {
      if (!detail) return;
      note = detail.text ?? '';
      render();
    });
  }
  board.addEventListener('solve', ({ detail }) => {
    if (detail?.status === 'win') addVariation(detail.line);
  });
  form.addEventListener('input', saveWords);
  form.addEventListener('focusin', () => (isWriting = false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    showWords(false);
    byId('tree-name').focus();
  });
  file.addEventListener('change', async () => {
    const [chosen] = file.files ?? [];
    if (chosen) await openRecord(chosen);
    file.value = '';
  });
  bindPreference(byId('best-lines'), 'wuziqi.best-lines', '3', (lines) => best.limit({ lines: Number(lines) }));
  bindPreference(byId('best-time'), 'wuziqi.best-time', '10', (time) => best.limit({ time: Number(time) }));
  bindPreference(wanted, 'wuziqi.best', true, (isWanted) => {
    best.isWanted = isOpen && isWanted;
    renderBest();
  });
  /** Undoes by keyboard in the tree instead of the game. @param {KeyboardEvent} event */
  function onKey(event) {
    const { target, key, ctrlKey, metaKey, shiftKey } = event;
    const isElsewhere = target instanceof HTMLElement && target !== board && !target.matches('input, select, textarea');
    if (!isOpen || !isElsewhere || !(ctrlKey || metaKey) || key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (!shiftKey) undo();
  }

  document.addEventListener('keydown', onKey, true);
  onClick({
    'close-variations': close,
    'tree-back': () => go(trees.seek(tree, tree.step - 1)),
    'tree-forward': () => go(trees.seek(tree, tree.step + 1)),
    'tree-main': () => go(trees.goToMainLine(tree)),
    'tree-menu': () => showMenu(Boolean(byId('tree-more').hidden)),
    'tree-promote': () => edit(trees.promote(tree)),
    'tree-name': () => showWords(Boolean(form.hidden)),
    'tree-prune': prune,
    'tree-undo': undo,
    'tree-export': exportRecord,
    'tree-open': () => file.click(),
    'read-best': () => {
      note = bestMovesText(best.moves, board.size, board.turn === 'black');
      render();
    },
  });
  return open;
}
