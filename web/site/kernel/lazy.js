// Loads parts of a page when they are first wanted.
import { t } from './i18n.js';
import { reload } from './offline.js';
import { showToast } from './toast.js';

let closeToast = () => {};

function tellFailure() {
  closeToast();
  closeToast = showToast(
    t(
      '这一部分没有加载出来：可能断网了，也可能网站刚刚更新。',
      'This part could not be loaded: there may be no network, or the site has just changed.',
    ),
    { label: t('刷新', 'Reload'), act: reload },
  );
}

/**
 * One import for all who ask: WebKit lets a second one of a module go on before the module has run its `await`.
 * @template T
 * @param {() => Promise<T>} load imports the part
 * @returns {(() => Promise<T | undefined>) & { part?: T }} resolves with undefined if that failed, which the visitor is told, and the
 *   next call tries again; `part` is there once it has been loaded
 */
export function lazy(load) {
  /** @type {Promise<T | undefined> | undefined} */
  let loading;
  /** @param {unknown} error */
  const fail = (error) => {
    loading = undefined;
    console.error(error);
    tellFailure();
    return undefined;
  };
  /** @type {ReturnType<typeof lazy<T>>} */
  const get = () => (loading ??= load().then((part) => (get.part = part), fail));
  return get;
}
