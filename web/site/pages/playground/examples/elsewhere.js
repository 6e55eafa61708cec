// The worker, and the boards as elements.
import { t } from '../../../kernel/i18n.js';

const worker = `import { createWorker } from 'qiju/worker';

// ${t('同样的函数，返回 Promise；页面不会卡住', 'The same functions as promises: the page stays responsive')}
const qiju = createWorker();
const { board } = qiju.huarong.levels[0];

const { length } = await qiju.huarong.solve(board);
console.log(length); // → 81

// ${t('信号中止，搜索就停下', 'A search ends when its signal is aborted')}
const signal = AbortSignal.timeout(200);
try {
  await qiju.with({ signal }).gomoku.bestMove([112, 97], { time: 60_000 });
} catch (error) {
  console.log(error.name); // → "TimeoutError"
}
qiju.terminate();
`;

/** By name. @type {Readonly<Record<string, string>>} */
export const elsewhere = {
  createWorker: worker,
  'lianliankan-board': `<lianliankan-board rows="5" cols="8" seed="3" skin="mahjong"></lianliankan-board>
`,
  'huarong-board': `<huarong-board level="峰回路转" watch-distance></huarong-board>
`,
  'gomoku-board': `<gomoku-board rule="renju" opponent="white" level="hard"></gomoku-board>
`,
};
