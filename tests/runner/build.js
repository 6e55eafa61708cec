// What the suites run on: each part is built once, with the processors that are free.
import { execPath } from 'node:process';
import { run, withProcessors } from './process.js';

/** @typedef {(suite: import('./result.js').Context) => Promise<import('./process.js').Outcome>} Build suite: that which asks first */

/** The last build of each preset: two at once would write the same files. @type {Map<string, ReturnType<Build>>} */
const builds = new Map();

/** @param {string} preset @param {...string} targets @returns {Build} */
export const compile =
  (preset, ...targets) =>
  (suite) => {
    const next = Promise.resolve(builds.get(preset)).then(() =>
      withProcessors(
        suite,
        (processors) => run(['bash', 'build.sh', 'build', preset, '-j', String(processors), ...targets]),
        { most: Infinity },
      ),
    );
    builds.set(preset, next);
    return next;
  };

/** @param {...string} command @returns {Build} */
const once = (...command) => {
  /** @type {ReturnType<Build> | undefined} */
  let outcome;
  return (suite) => (outcome ??= withProcessors(suite, () => run(command)));
};

/** @param {...Build} steps @returns {Build} each step follows if the one before it succeeded */
const inTurn = (...steps) => {
  /** @type {ReturnType<Build> | undefined} */
  let outcome;
  /** @type {Build} */
  const all = async (suite) => {
    let last = { ok: true, output: '' };
    for (const step of steps) if (last.ok) last = await step(suite);
    return last;
  };
  return (suite) => (outcome ??= all(suite));
};

/** dist/ */
export const buildPackage = inTurn(
  compile('wasm', '--target', 'cpp/bindings/all'),
  once(execPath, 'web/tools/build.js', 'package'),
);

/** build/site/ */
export const buildSite = inTurn(buildPackage, once(execPath, 'web/tools/build.js', 'site'));
