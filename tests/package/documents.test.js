// Runs the JavaScript and the commands of the READMEs and guides, and checks the results after the arrows.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/tools/serve.js';
import { anchorOf, render } from '../../web/tools/site/markdown.js';
import { asserting, blocksIn } from '../asserting.js';
import { play } from './browser.js';
import { install } from './install.js';
import { checkTypes, ownCompiler } from './tsc.js';

/** @type {ReturnType<typeof install>} */
let home;
beforeAll(() => {
  home = install();
});
afterAll(() => home.remove());

const root = new URL('../../', import.meta.url);
const nodeTypes = fileURLToPath(new URL('node_modules/@types', root));
const guides = readdirSync(new URL('docs', root), { recursive: true, encoding: 'utf8' });
const documents = [
  'README.md',
  'README.zh-CN.md',
  ...guides.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
];

/** Each block of a language in a document. @param {string} language @returns {[document: string, number: number, block: string][]} */
const blocksOf = (language) =>
  documents.flatMap((name) =>
    blocksIn(readFileSync(new URL(name, root), 'utf8'), language).map(
      ({ code }, index) => /** @type {[string, number, string]} */ ([name, index + 1, code]),
    ),
  );

test.each(blocksOf('js'))('%s: JavaScript %i', (_, __, block) => {
  const program = `import assert from 'node:assert/strict';\n${asserting(block)}`;
  expect(program.match(/assert\.deepEqual/g)?.length).toBe(block.match(/→/g)?.length);
  execFileSync(process.execPath, [home.write('document.js', program)], { cwd: home.folder });
});

test('the JavaScript compiles as strict TypeScript', () => {
  const files = blocksOf('js').map(([name, number, block]) => {
    const file = `${name.replace(/\W/g, '-')}-${number}.ts`;
    home.write(file, `${block}export {};\n`);
    return file;
  });
  const options = { lib: ['es2023', 'dom'], module: 'nodenext', types: ['node'], typeRoots: [nodeTypes] };
  expect(checkTypes(home, [ownCompiler], files, options)).toBe('');
});

const commands = blocksOf('sh').flatMap(([name, , block]) =>
  block.split('\n').flatMap((line) => {
    const [, command, answer] = /^(npx qiju .*?)(?: +# → (.*?)(?: {3}.*)?)?$/.exec(line) ?? [];
    return command ? [[name, command, answer]] : [];
  }),
);

test.each(commands)('%s: %s', (_, command, answer) => {
  const program = `${process.execPath} node_modules/qiju/dist/cli.js`;
  const output = execFileSync('sh', ['-c', command.replaceAll('npx qiju', program)], {
    cwd: home.folder,
    encoding: 'utf8',
  });
  expect(output.split('\n')[0]).toEqual(answer ?? expect.stringMatching(/./));
});

const cdn = 'https://cdn.jsdelivr.net/npm/qiju/';
const pages = blocksOf('html').filter(([, , block]) => block.includes(cdn));

test.each(pages)('%s: page %i', async (_, __, block) => {
  const site = await serve(home.folder);
  const icon = '<!doctype html><link rel="icon" href="data:,">';
  home.write('page.html', icon + block.replace('<!doctype html>', '').replaceAll(cdn, '/node_modules/qiju/'));
  const { told, faults } = await play(`${site.url}page.html`, async (page) => {
    const shows = await page.waitForFunction(() => {
      const boards = [...document.querySelectorAll('lianliankan-board, huarong-board, gomoku-board')];
      if (boards.length > 0) return Promise.all(boards.map((/** @type {any} */ board) => board.ready)).then(() => true);
      return /\d/.test(document.body.textContent ?? '');
    });
    return shows.jsonValue();
  });
  await site.close();
  expect({ told, faults }).toEqual({ told: true, faults: [] });
});

test('the documents have JavaScript, pages and commands', () => {
  expect(blocksOf('js').length).toBeGreaterThan(10);
  expect(commands.length).toBeGreaterThan(5);
  expect(pages).toHaveLength(6);
});

const names = documents.map((name) => [name]);

test.each(names)('%s: no asterisks of emphasis are left', (name) => {
  const { html } = render(readFileSync(new URL(name, root), 'utf8'), (path) => path);
  expect(html.replace(/<(code|pre)\b.*?<\/\1>/gs, '')).not.toContain('**');
});

test.each(names)('%s: its links lead to files and headings', (name) => {
  const text = readFileSync(new URL(name, root), 'utf8').replace(/^```[^]*?^```/gm, '');
  const broken = [...text.matchAll(/\]\((?!\w+:)([^)#]*)(?:#([^)]*))?\)/g)].filter(([, path, heading]) => {
    const target = new URL(path || name, path ? new URL(name, root) : root);
    try {
      const found = readFileSync(target, 'utf8');
      const anchors = [...found.matchAll(/^#+ (.*)$/gm)].map(([, title]) => anchorOf(title));
      return heading !== undefined && !anchors.includes(decodeURIComponent(heading));
    } catch {
      return true;
    }
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});
