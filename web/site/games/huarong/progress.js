// How far the visitor is in each position that was begun and not solved.
import { getItem, setItem } from '../../kernel/storage.js';

/** @typedef {{ line: import('../../../api/types.js').Step[], helped: boolean, time: number }} Progress time: in milliseconds */

/** The latest positions that are remembered. */
const MOST = 60;

/** @returns {Record<string, Progress>} by share code, the latest last */
const all = () => getItem('huarongdao.progress') ?? {};

/** @param {string} code of the start @returns {Progress | undefined} */
export const progressOf = (code) => all()[code];

/** @param {string} code @param {Progress} progress */
export function keepProgress(code, progress) {
  const others = Object.entries(all()).filter(([other]) => other !== code);
  setItem('huarongdao.progress', Object.fromEntries([...others.slice(1 - MOST), [code, progress]]));
}

/** @param {string} code of a position that is solved, or back at its start */
export function dropProgress(code) {
  const { [code]: dropped, ...others } = all();
  if (dropped) setItem('huarongdao.progress', others);
}
