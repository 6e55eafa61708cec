// Each fault of tests/mutate changes one place of the sources.
import { readFileSync } from 'node:fs';
import { mutants } from '../mutate/mutants.js';

test.each(mutants)('$file: $fault', ({ file, from }) => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(source.split(from)).toHaveLength(2);
});
