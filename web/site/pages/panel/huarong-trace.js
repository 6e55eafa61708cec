// 华容道: how many positions the submitted function has visited, and how many there are.
import { countPositions } from '../../../panel/simulator/labelled.js';
import { byId } from '../../kernel/dom.js';
import { language, t } from '../../kernel/i18n.js';
import { describeTrace, tableOf } from './trace.js';

/** @import { Visits } from '../../../panel/simulator/calls.js' */

/** @type {Map<string, ReturnType<typeof countPositions>>} */
const counted = new Map();
/** The last board that was asked about. */
let latest = '';

const pause = () => new Promise((/** @type {(value: void) => void} */ resolve) => setTimeout(resolve));

/** @param {number} count */
const grouped = (count) => count.toLocaleString(language());

/**
 * @param {import('../../../elements/huarong/engine.js').Engine} qiju
 * @param {readonly (readonly number[])[]} board
 * @param {Visits | null} visits
 */
export async function traceHuarong(qiju, board, visits) {
  const key = String(board);
  latest = key;
  byId('pair-field').hidden = true;
  const { positions } = qiju.huarong.analyse(board);
  const [alike, apart] = [
    t('同形的棋子不区分', 'Equal pieces count as one kind'),
    t('每枚棋子都区分', 'Each piece counts'),
  ];
  /** @param {string} labelled */
  const show = (labelled) => {
    const rows = [
      [t('能走到的局面', 'Positions in reach'), grouped(positions), labelled],
      ...(visits
        ? [[t('你的代码走过的', 'Visited by your code'), grouped(visits.alike), grouped(visits.positions)]]
        : []),
    ];
    const text = visits
      ? t(`代码调用了 visit ${grouped(visits.calls)} 次。`, `The code called visit ${grouped(visits.calls)} times.`)
      : t(
          '每到一个局面调用一次 visit(board)，就能数出代码走过多少局面。它只在这里有，提交前删掉。',
          'Call visit(board) at each position to count those that the code visits. Only this page has it: remove it before you submit.',
        );
    describeTrace(text, tableOf(t('局面的数目', 'Numbers of positions'), ['', alike, apart], rows), null);
  };
  show('…');
  if (!counted.has(key)) counted.set(key, countPositions(qiju, board, pause));
  const { labelled } = await /** @type {ReturnType<typeof countPositions>} */ (counted.get(key));
  if (key === latest && !byId('road').closest('[hidden]')) show(grouped(labelled));
}
