// The sandbox without a browser: its document and workers are realms of Node. Tests in browsers check that
// nothing gets out of it, and that a worker is ended.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const source = readFileSync(new URL('../../../web/sandbox/document.js', import.meta.url), 'utf8');

/**
 * @param {(message: object) => void} receive
 * @param {{ setTimeout: Function, clearTimeout: Function }} timers
 * @returns {(message: unknown) => void} sends a message to it
 */
function openSandbox(receive, timers) {
  /** @type {string[]} */
  const sources = [];
  /** @type {(event: object) => void} */
  let listener = () => {};

  class Worker {
    /** @param {number} url */
    constructor(url) {
      this.isEnded = false;
      /** @type {(event: object) => void} */
      this.onmessage = () => {};
      this.context = vm.createContext({
        performance: { now: () => 0 },
        structuredClone,
        atob,
        name: '',
        addEventListener: (/** @type {string} */ _, /** @type {(event: object) => void} */ heard) =>
          (this.heard = heard),
        postMessage: (/** @type {unknown} */ message) => {
          const data = structuredClone(message);
          queueMicrotask(() => this.isEnded || this.onmessage({ data }));
        },
      });
      vm.runInContext('globalThis.self = globalThis', this.context);
      vm.runInContext(sources[url - 1], this.context);
    }

    /** @param {unknown} message */
    postMessage(message) {
      const data = /** @type {any} */ (structuredClone(message));
      if (data.code?.startsWith('"endless"')) return;
      this.heard?.({ data });
    }

    terminate() {
      this.isEnded = true;
    }
  }

  vm.runInNewContext(source.replace('export {};', ''), {
    ...timers,
    Worker,
    Blob: class {
      /** @param {string[]} parts */
      constructor([text]) {
        this.text = text;
      }
    },
    URL: {
      revokeObjectURL() {},
      createObjectURL: (/** @type {{ text: string }} */ { text }) => sources.push(text),
    },
    addEventListener: (/** @type {string} */ _, /** @type {(event: object) => void} */ heard) => (listener = heard),
    parent: { postMessage: (/** @type {any} */ message) => queueMicrotask(() => receive(message)) },
  });
  return (message) => listener({ data: structuredClone(message), source: { postMessage: receive } });
}

/** Puts the sandbox into the frames of a window. @param {any} window */
export function addSandbox(window) {
  const { HTMLIFrameElement, Event } = window;
  /** @type {WeakMap<object, object>} */
  const insides = new WeakMap();
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    get() {
      return insides.get(this);
    },
  });
  Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
    set() {
      const inside = {};
      const send = openSandbox(
        (data) => window.dispatchEvent(Object.assign(new Event('message'), { data, source: inside })),
        { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout },
      );
      insides.set(this, Object.assign(inside, { postMessage: send }));
    },
  });
}
