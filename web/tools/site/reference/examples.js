// The examples for entries whose comments have none.
import { readFileSync } from 'node:fs';

/** @typedef {{ language: string, code: string }} Example */

/** @type {ReadonlyMap<string, Example>} by the id of the entry */
export const examples = new Map(
  Array.from(
    readFileSync(new URL('examples.md', import.meta.url), 'utf8').matchAll(/^## (.+)\n+```(\w+)\n([^]*?)\n```/gm),
    ([, id, language, code]) => [id, { language, code }],
  ),
);
