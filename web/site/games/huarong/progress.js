// Remembers the steps in each position that was begun and not solved, and the best solutions.
import { getItem, setItem } from '../../kernel/storage.js';

/** @typedef {{ line: import('../../../api/types.js').Step[], helped: boolean, time: number }} Progress time: in milliseconds */

/** @import { Lengths } from '../../../api/types.js' */
/** @import { Puzzle } from './session.js' */

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

/** The key in storage, and the name under which the bests of levels and of famous puzzles are kept. @param {Partial<Puzzle>} puzzle */
const placeOf = ({ level, famous }) =>
  famous ? ['huarongdao.puzzles', famous.en] : ['huarongdao.best', level?.zh ?? ''];

/** @param {Partial<Puzzle>} puzzle a level or a famous puzzle @returns {Lengths | undefined} the best lengths without help */
export function bestOf(puzzle) {
  const [key, name] = placeOf(puzzle);
  return getItem(key)?.[name];
}

/** @param {Puzzle} puzzle a level or a famous puzzle @param {Lengths} made without help */
export function keepBest(puzzle, made) {
  const [key, name] = placeOf(puzzle);
  const { step, slide, move } = bestOf(puzzle) ?? made;
  const best = { step: Math.min(step, made.step), slide: Math.min(slide, made.slide), move: Math.min(move, made.move) };
  setItem(key, { ...getItem(key), [name]: best });
}
