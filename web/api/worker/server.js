// The worker's side of `qiju/worker`. It handles one request at a time.

/** @import { Load } from '../load.js' */
/** @import { OnProgress } from '../types.js' */
/** @import { CallRequest, CallResponse } from './messages.js' */

/**
 * The worker's global scope, or its port in Node.
 * @typedef {object} Scope
 * @property {((event: MessageEvent<CallRequest>) => void) | null} onmessage
 * @property {(response: CallResponse) => void} postMessage
 */

/**
 * @param {Scope} scope
 * @param {(onProgress: OnProgress) => Load<object>} createLoad
 */
export function serve(scope, createLoad) {
  const load = createLoad((progress) => scope.postMessage({ progress }));
  scope.onmessage = async ({ data: { path, args } }) => {
    try {
      /** @param {any} object @param {import('./messages.js').Key} key */
      const follow = (object, key) => (typeof key === 'string' ? object[key] : object.with(key.rules));
      const call = path.reduce(follow, await load());
      scope.postMessage({ result: await call(...args) });
    } catch (thrown) {
      const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
      scope.postMessage({ error: { ...Object(thrown), name, message, stack } });
    }
  };
  scope.postMessage({ ready: true });
}
