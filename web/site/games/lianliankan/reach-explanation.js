// Explains how lines are found, next to the numbers that the board shows.
import { html, render } from 'lit-html';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';

/** The marks are the same as on the board. @type {[turns: string, text: string][]} */
const samples = [
  ['0', t('直线可到', 'a straight line')],
  ['1', t('拐一次', 'one turn')],
  ['2', t('拐两次', 'two turns')],
  ['', t('能和它消去', 'its match')],
];

/** @returns {() => void} shows it */
export const createReachExplanation = () => () => {
  const explanation = html`
    <p>
      ${t(
        '打开“显示能连到哪里”，选一张牌，每一格就标出线到那里最少要拐几次：',
        'Turn on “Show what a tile reaches” and pick a tile. Each cell then says how few turns a line takes to it:',
      )}
    </p>
    <ul class="legend">${samples.map(([turns, text]) => html`<li><b data-turns=${turns}>${turns}</b>${text}</li>`)}</ul>
    <ol>
      <li>
        ${t(
          '从选中的牌出发，朝上下左右沿空格直走，碰到牌为止。走到的格子，连同碰到的牌，都标 0。',
          'From the tile, go straight up, right, down and left through empty cells, up to the first tile. All that was met gets a 0.',
        )}
      </li>
      <li>
        ${t(
          '再从每个标 0 的空格，朝两侧直走：新到的格子标 1。',
          'From each empty cell with a 0, do the same to both sides: what is new gets a 1.',
        )}
      </li>
      <li>
        ${t(
          '从标 1 的空格再来一次：新到的标 2。线最多拐两次，到此为止。',
          'Once more from the cells with a 1: what is new gets a 2. A line turns twice at most, so that is all.',
        )}
      </li>
    </ol>
    <p>
      ${t(
        '每一格只标一次，先到的拐弯最少，所以不会漏，也不会多绕。和选中的牌相同、又有数字的，就能消去。',
        'No cell is numbered twice, and the first number is the smallest: nothing is missed, and no line turns more than it must. An equal tile with a number can go.',
      )}
    </p>
    <p>
      ${t(
        '真正算的时候，一行格子是一个 64 位的数，“直走到哪里”只要几次位运算，一条线用不到百万分之一秒。',
        'In the engine a row of cells is one number of 64 bits. How far a straight line gets takes a few operations on it, and a whole answer less than a millionth of a second.',
      )}
    </p>`;
  render(explanation, byId('reach-explanation'));
};
