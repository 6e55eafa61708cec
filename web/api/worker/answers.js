// The worker's side of `qiju/worker`: answers one question after another.

/** @import { Load } from '../load.js' */
/** @import { OnProgress, Progress } from '../types.js' */

/**
 * @typedef {object} Question
 * @property {string[]} path of the function in the public object
 * @property {unknown[]} args
 */

/**
 * How far it is, and at last what it gave or threw.
 * @typedef {object} Answer
 * @property {Progress} [progress]
 * @property {{ name: string, message: string, stack: string }} [error]
 * @property {unknown} [result]
 */

/**
 * Where questions come from and answers go: a worker's own scope, or its port in Node.
 * @typedef {object} Scope
 * @property {((event: MessageEvent<Question>) => void) | null} onmessage
 * @property {(answer: Answer) => void} postMessage
 */

/**
 * @param {Scope} scope
 * @param {(onProgress: OnProgress) => Load} createLoad
 */
export function answer(scope, createLoad) {
  const load = createLoad((progress) => scope.postMessage({ progress }));
  scope.onmessage = async ({ data: { path, args } }) => {
    try {
      const call = path.reduce((/** @type {any} */ object, key) => object[key], await load());
      scope.postMessage({ result: call(...args) });
    } catch (thrown) {
      const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
      scope.postMessage({ error: { name, message, stack } });
    }
  };
}
