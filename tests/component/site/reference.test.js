// The API reference is generated from the sources.
import { load } from 'qiju';
import { ERROR_CODES } from '../../../web/api/errors.js';
import { modules } from '../../../web/tools/site/reference/modules.js';
import { findMoved } from '../../../web/site/pages/reference/moved.js';
import { readBuilt } from '../../built.js';

/** The entries of all pages by their ids: the page of each, and its HTML. @type {Map<string, { path: string, html: string }>} */
const entries = new Map(
  modules.flatMap(({ path }) =>
    Array.from(
      String(readBuilt('site', `en/${path}index.html`)).matchAll(
        /<article class="entry" id="([^"]+)">(.*?)<\/article>/gs,
      ),
      ([, id, html]) => /** @type {const} */ ([id, { path, html }]),
    ),
  ),
);

const hasExample = (/** @type {string} */ id) => entries.get(id)?.html.includes('class="snippet"');

test('it has every function and element, each with an example', async () => {
  const qiju = await load();
  const names = Object.entries(qiju).flatMap(([name, value]) =>
    typeof value === 'function'
      ? [name]
      : Object.keys(value)
          .filter((key) => !(key in qiju))
          .map((key) => `${name}.${key}`),
  );
  expect(names.length).toBeGreaterThan(40);
  const boards = ['lianliankan-board', 'huarong-board', 'gomoku-board', 'all-boards', 'playback'];
  const all = [...names, ...boards, 'load', 'createWorker'];
  expect(all.filter((name) => !hasExample(name))).toEqual([]);
});

test('it has every code of an error, and types on the page of their game', () => {
  expect([...entries.keys()].filter((id) => id.startsWith('error-'))).toEqual(
    Object.keys(ERROR_CODES).map((code) => `error-${code}`),
  );
  const pageOf = (/** @type {string} */ id) => entries.get(`type-${id}`)?.path.split('/')[1];
  expect(['Board', 'Rules', 'Goal', 'GomokuPackPuzzle', 'GomokuTheme', 'QijuWorker', 'QijuError'].map(pageOf)).toEqual(
    ['qiju', 'lianliankan', 'huarong', 'gomoku', 'gomoku', 'worker', 'errors'], // prettier-ignore
  );
});

test('a type has its public members', () => {
  const { html } = /** @type {{ html: string }} */ (entries.get('type-BoardView'));
  const members = Array.from(html.matchAll(/<dt><code>(.*?)[:?]/g), ([, name]) => name);
  expect(members).toEqual(['rows', 'cols', 'at', 'toRows']);
});

test('an element has attributes, properties, methods, events and parts', () => {
  const { html } = /** @type {{ html: string }} */ (entries.get('gomoku-board'));
  const headings = Array.from(html.matchAll(/<h3>(.*?)<\/h3>/g), ([, heading]) => heading.split(',')[0]);
  expect(headings).toEqual(expect.arrayContaining(['Attributes', 'Properties', 'Methods', 'Events', 'Parts']));
});

test('the contents can be filtered by names of functions, types and options', async () => {
  const tab = await visit('reference/', { language: 'en' });
  const shown = () =>
    [...tab.document.querySelectorAll('.contents ul ul:not([hidden]) > li:not([hidden])')].map((item) =>
      tab.text(item),
    );
  expect(shown()).toEqual([]);
  tab.fill('#filter', 'forbid');
  expect(shown()).toEqual(expect.arrayContaining(['gomoku.forbidden', 'gomoku.isForbidden']));
  tab.fill('#filter', 'maxturns');
  expect([shown(), tab.text('#found')]).toEqual([['Rules'], '1 found']);
  tab.fill('#filter', '');
  expect([shown(), tab.text('#found')]).toEqual([[], '']);
  expect(tab.faults).toEqual([]);
});

test('an anchor of the former single page leads to the page that has it now', async () => {
  expect((await visit('reference/#connect', { language: 'en' })).departures).toBe(1);
  const tab = await visit('reference/gomoku/#type-Verdict', { language: 'en' });
  expect(tab.departures).toBe(0);
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (tab.document.querySelectorAll('.contents li a'));
  const old = ['#huarong.solve', '#type-Rules', '#playback', '#entry-worker', '#errors', '#entry-elements'];
  const found = old.map((hash) => findMoved(links, hash)?.href.replace('https://qiju.test/en/reference/', ''));
  expect(found).toEqual([
    'huarong/#huarong.solve',
    'lianliankan/#type-Rules',
    'elements/#playback',
    ...['worker/', 'errors/', 'elements/'],
  ]);
  expect(findMoved(links, '')).toBeUndefined();
});
