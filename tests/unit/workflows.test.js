// What GitHub runs: no action that can be exchanged behind our back, and no right to publish where code of others runs.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../.github/workflows', import.meta.url));
const workflows = readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]);

test.each(workflows)('%s pins its actions by commit, with the version beside it', (_, text) => {
  const actions = [...text.matchAll(/uses: *(.*)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)('%s gives no token of its identity to a job that builds or tests', (_, text) => {
  const [head, ...jobs] = text.split(/^ {2}(?=[\w-]+:$)/m);
  expect(jobs.length).toBeGreaterThan(0);
  expect(head).not.toContain('id-token');
  for (const job of jobs) {
    if (job.includes('id-token')) expect(job).not.toMatch(/build\.sh|checkout|npm (ci|install|run|test)/);
  }
});
