// The workflows run every suite, pin their actions, and give no right to publish to a job that runs other people's code.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../.github/workflows', import.meta.url));
const RIGHTS = /id-token|contents: write/;
const workflows = readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]);

test.each(workflows)('%s pins its actions by commit, with the version beside it', (_, text) => {
  const actions = [...text.matchAll(/uses: *(.*)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)('%s gives no right to publish to a job that builds or tests', (_, text) => {
  const [head, ...jobs] = text.split(/^ {2}(?=[\w-]+:$)/m);
  expect(jobs.length).toBeGreaterThan(0);
  expect(head).not.toMatch(RIGHTS);
  for (const job of jobs) {
    if (RIGHTS.test(job)) expect(job).not.toMatch(/build\.sh|checkout|npm (ci|install|run|test)/);
  }
});

const buildScript = readFileSync(fileURLToPath(new URL('../../build.sh', import.meta.url)), 'utf8');

/** @param {string} name of a variable of build.sh @returns {string[]} */
const suites = (name) =>
  /** @type {RegExpExecArray} */ (new RegExp(`^${name}=.(.*).$`, 'm').exec(buildScript))[1].split(' ');

/** @param {string} file @returns {string[]} the suites of its jobs */
const named = (file) =>
  [...Object.fromEntries(workflows)[file].matchAll(/^ {10}- ([a-z ]+)$/gm)].flatMap(([, text]) => text.split(' '));

test('every suite of a full run and of a nightly run has a job', () => {
  const [, ...more] = suites('FULL_SUITES');
  expect(named('test.yml').sort()).toEqual([...suites('SUITES'), ...more].sort());
  expect(named('nightly.yml').sort()).toEqual(suites('NIGHTLY_SUITES').sort());
});

test('the pages are published only after the tests of main have passed', () => {
  const { 'pages.yml': text } = Object.fromEntries(workflows);
  expect(text).toMatch(
    /^on:\n {2}workflow_run:\n {4}workflows: \[Test\]\n {4}types: \[completed\]\n {4}branches: \[main\]\n\n/m,
  );
  expect(text).toContain("workflow_run.conclusion == 'success' && github.event.workflow_run.event == 'push'");
});
