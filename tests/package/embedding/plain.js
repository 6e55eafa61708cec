// Runs before the elements are defined.
import { first, second } from './positions.js';

const find = (name) => document.querySelector(name);
const [tiles, road, stones] = ['lianliankan-board', 'huarong-board', 'gomoku-board'].map(find);
const heard = [0, 0, 0];

function show({ tiles: board, road: way, metric, stones: moves, rule }) {
  tiles.board = board;
  Object.assign(road, { board: way, metric });
  Object.assign(stones, { moves, rule });
}

function hear(index, number) {
  heard[index] = number;
  find('#heard').textContent = heard.join(' ');
}

tiles.addEventListener('match', ({ detail }) => hear(0, detail.path.length));
road.addEventListener('move', ({ detail }) => hear(1, detail.steps));
stones.addEventListener('move', ({ detail }) => hear(2, detail.number));
find('#change').addEventListener('click', () => show(second));
show(first);
