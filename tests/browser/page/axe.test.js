// axe-core finds nothing on any page, in every theme, with forced colours, and in dialogs.
import { isFull } from '../../full-length.js';
import { shownPages } from './pages.js';
import { colorSchemes, violations, setColorScheme } from './violations.js';
import { visit } from './visit.js';

/** Every page with its parts open, on a phone or a desktop; with --full on both. */
const shown = shownPages.flatMap(({ name, path }, index) =>
  [390, 1280].filter((_, at) => isFull || at === index % 2).map((width) => /** @type {const} */ ([name, width, path])),
);

test.each(shown)('axe finds nothing on %s at %i px', async (name, width, path) => {
  const { page, faults } = await visit(path, { width, height: width > 500 ? 900 : 844, language: 'zh-Hant' });
  await page.evaluate(() => tools.showBoard());
  /** @type {string[]} */
  const found = [];
  const look = async (/** @type {string} */ about, /** @type {Parameters<typeof violations>[1]} */ options) =>
    found.push(...(await violations(page, options)).map((line) => `${about}: ${line}`));

  for (const button of ['open-settings', 'open-keys']) {
    await page.click(`#${button}`);
    await page.evaluate(() => tools.until(() => tools.$('dialog[open]')));
    await look(button, { within: 'dialog[open]' });
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(button);
  }
  // The reference is long and uniform, so a part is enough.
  const part = name.startsWith('reference')
    ? '.header, .footer, .contents, .text > h1, .text > p, .text > div > :nth-child(-n + 4)'
    : 'html';
  // Only colours depend on the theme.
  for (const each of colorSchemes) {
    await setColorScheme(page, each);
    await look(each, { coloursOnly: each !== 'light', within: part });
  }
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
});
