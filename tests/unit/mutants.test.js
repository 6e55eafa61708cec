// Each fault of tests/mutate changes one place of the sources.
import { readFileSync } from 'node:fs';
import { mutants } from '../mutate/mutants.js';

/** Written as paths from here: then this test runs again after a change of a file in them. */
const folders = ['../../cpp', '../../web'];

test.each(mutants)('$file: $fault', ({ file, from }) => {
  const folder = folders.find((each) => file.startsWith(each.slice('../../'.length)));
  const source = readFileSync(new URL(`${folder}/../${file}`, import.meta.url), 'utf8');
  expect(source.split(from)).toHaveLength(2);
});
