import { execFile } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pages } from '../../../web/tools/site/layout.js';
import { serveSite } from '../helpers.js';

/** What each page reaches at least, of 100. */
const floors = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 95 };

const measure = fileURLToPath(new URL('measure.js', import.meta.url));

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

test.each(
  ['desktop', 'mobile'].flatMap((form) => pages.map(({ name, path }) => /** @type {const} */ ([form, name, path]))),
)(
  'Lighthouse, %s, is content with %s',
  async (form, _, path) => {
    const { stdout } = await promisify(execFile)(execPath, [measure, site.url + path, form]);
    /** @type {import('./measure.js').Report} */
    const { scores, lost } = JSON.parse(stdout);
    const below = Object.entries(floors).filter(([category, floor]) => !(scores[category] >= floor));
    if (below.length > 0) throw new Error(`${JSON.stringify(scores)}\n${lost.join('\n')}`);
  },
  180_000,
);
