// Runs pasted code as the worker of the simulator does, in a new realm.
import vm from 'node:vm';
import { callsScript } from '../../web/panel/simulator/calls.js';
import { withoutTypes } from '../../web/panel/simulator/dialects.js';
import { readOutcome } from '../../web/panel/simulator/outcome.js';

/** @import { Calls, Outcome } from '../../web/panel/simulator/calls.js' */

/** @param {Pick<Calls, 'code' | 'name'> & Partial<Calls>} task @returns {Outcome} */
export function paste(task) {
  /** @type {any[]} */
  const answers = [];
  /** @type {(event: object) => void} */
  let listener = () => {};
  const context = vm.createContext({
    performance: { now: () => performance.now() },
    structuredClone,
    close() {},
    addEventListener: (/** @type {string} */ _, /** @type {typeof listener} */ heard) => (listener = heard),
    postMessage: (/** @type {unknown} */ answer) => void answers.push(structuredClone(answer)),
  });
  vm.runInContext('globalThis.self = globalThis', context);
  vm.runInContext(callsScript, context);
  const data = structuredClone({ calls: [], board: null, spare: withoutTypes(task.code), ...task });
  try {
    listener({ data });
  } catch (error) {
    return readOutcome({ status: 'failed', error: String(error) }); // as the sandbox does
  }
  if (answers.length !== 1) throw new Error(`${answers.length} answers`);
  return readOutcome(answers[0]);
}
