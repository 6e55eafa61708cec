// The simulator's verdicts in Chinese and English.

/** @import { Outcome } from './calls.js' */

/** @typedef {{ right: boolean, zh: string, en: string }} Verdict */

/** @param {boolean} right @param {string} zh @param {string} en @returns {Verdict} */
export const verdict = (right, zh, en) => ({ right, zh, en });

/**
 * @param {Pick<Outcome, 'status' | 'time'> & { error?: string }} outcome
 * @param {string} [name] of the function
 * @returns {Verdict | null} the reason why there is no result; null if there is one
 */
export function failure({ status, error, time }, name = '') {
  const seconds = Math.round(time / 1000);
  switch (status) {
    case 'failed':
      return verdict(false, `代码出错了：${error}`, `The code failed: ${error}`);
    case 'missing':
      return verdict(false, `代码里没有定义函数 ${name}`, `The code does not define a function ${name}`);
    case 'promise':
      return verdict(
        false,
        `${name} 返回了 Promise；面板要的是当场的答案`,
        `${name} returned a promise; a panel needs the result at once`,
      );
    case 'too-long':
      return verdict(false, `跑了 ${seconds} 秒还没有完，已经停掉`, `Stopped: still running after ${seconds} seconds`);
    case 'stopped':
      return verdict(false, '已停止', 'Stopped');
    default:
      return null;
  }
}
