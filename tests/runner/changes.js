// Lists the files that differ from the base commit. build.sh finds it: where the branch left its upstream, or the newest release.
import { env } from 'node:process';
import { run } from './process.js';

/** @param {...string} words @returns {Promise<string[]>} lines of output */
export async function git(...words) {
  const { ok, output } = await run(['git', '-c', 'core.quotePath=false', ...words]);
  if (!ok) throw new Error(output);
  return output.split('\n').slice(1).filter(Boolean); // the first line is the command
}

/** @returns {Promise<string[] | undefined>} the files that changed; undefined if there is no base */
export async function changedFiles() {
  if (!env.QIJU_BASE) return undefined;
  const changed = await git('diff', '--name-only', env.QIJU_BASE);
  return [...changed, ...(await git('ls-files', '--others', '--exclude-standard'))];
}
