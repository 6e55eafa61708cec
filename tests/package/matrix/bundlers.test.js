// The package in common bundlers. Their output runs in Chromium under a strict policy.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { jest } from '@jest/globals';
import { serve } from '../../../web/tools/serve.js';
import { pageWith, visit } from '../browser.js';
import { wanted, wantedOfGames } from './app/probe.js';
import { installApp, toolPath } from './bundlers.js';

const everything = {
  load: wanted,
  inline: wanted,
  worker: wanted,
  games: wantedOfGames,
  elements: ['gomoku-board', 'huarong-board', 'lianliankan-board'],
};

jest.setTimeout(600_000); // a bundler takes half a minute of processor time

const home = installApp();

/** Runs a tool in the folder where the package is installed. @param {string} tool @param {...string} words */
const run = (tool, ...words) =>
  execFileSync(process.execPath, [toolPath(tool), ...words], {
    cwd: home.folder,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: '' },
  });

/** @param {string} folder in the folder where the package is installed */
async function visitFolder(folder) {
  const { url, close } = await serve(`${home.folder}/${folder}`);
  try {
    return await visit(url);
  } finally {
    await close();
  }
}

/** Writes a page for the output of a bundler. @param {string} folder @param {string} script */
function writePage(folder, script) {
  mkdirSync(`${home.folder}/${folder}`, { recursive: true });
  writeFileSync(`${home.folder}/${folder}/index.html`, pageWith(script));
}

const moduleScript = '<script type="module" src="bundle.js"></script>';

/** @param {7 | 8} version */
const vite = (version) => `vite${version}/bin/vite.js`;

/** Opens a page of Vite's development server. @param {7 | 8} version @param {string} config */
async function visitServer(version, config) {
  const folder = mkdtempSync(`${home.folder}/vite-`);
  for (const file of ['page.js', 'probe.js']) cpSync(`${home.folder}/${file}`, `${folder}/${file}`);
  writeFileSync(`${folder}/index.html`, pageWith('<script type="module" src="/page.js"></script>'));
  writeFileSync(`${folder}/vite.config.js`, `export default { ${config} };\n`);
  const server = spawn(process.execPath, [toolPath(vite(version)), folder, '--host', '127.0.0.1', '--port', '0'], {
    cwd: home.folder,
    env: { ...process.env, NODE_ENV: '', NO_COLOR: '1' },
  });
  try {
    const url = await new Promise((found, failed) => {
      let output = '';
      /** @param {Buffer} text */
      const listen = (text) => {
        output += text;
        const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(output);
        if (address) found(address[0]);
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      server.on('close', () => failed(new Error(output)));
    });
    return await visit(url);
  } finally {
    server.kill();
  }
}

test.each(/** @type {const} */ ([7, 8]))('Vite %i, build', async (version) => {
  const folder = `vite${version}`;
  writePage(folder, '<script type="module" src="../page.js"></script>');
  run(vite(version), 'build', folder, '--logLevel', 'warn');
  expect(await visitFolder(`${folder}/dist`)).toEqual({ told: everything, faults: [] });
});

test.each(
  /** @type {const} */ ([
    [7, "optimizeDeps: { exclude: ['qiju'] }"],
    [8, "optimizeDeps: { exclude: ['qiju'] }"],
    [8, ''],
  ]),
)('Vite %i, development server, configured with { %s }', async (version, config) =>
  expect(await visitServer(version, config)).toEqual({ told: everything, faults: [] }),
);

test('webpack 5', async () => {
  writePage('webpack', '<script defer src="bundle.js"></script>');
  run(
    'webpack-cli/bin/cli.js',
    '--mode',
    'production',
    '--entry',
    './page.js',
    '-o',
    'webpack',
    '--output-filename',
    'bundle.js',
  );
  expect(await visitFolder('webpack')).toEqual({ told: everything, faults: [] });
});

test('Rsbuild', async () => {
  writePage('rsbuild', '');
  home.write(
    'rsbuild/rsbuild.config.js',
    "export default { source: { entry: { index: '../page.js' } }, html: { template: 'index.html' } };\n",
  );
  run('@rsbuild/core/bin/rsbuild.js', 'build', '--root', 'rsbuild');
  expect(await visitFolder('rsbuild/dist')).toEqual({ told: everything, faults: [] });
});

test('Parcel', async () => {
  writePage('parcel', '<script type="module" src="../page.js"></script>');
  const manifest = JSON.parse(readFileSync(`${home.folder}/package.json`, 'utf8'));
  const settings = {
    '@parcel/resolver-default': { packageExports: true },
    // Otherwise a worker looks for scripts that only the page loads.
    '@parcel/bundler-default': { disableSharedBundles: true },
  };
  home.write('package.json', JSON.stringify({ ...manifest, ...settings }));
  run('parcel/lib/bin.js', 'build', 'parcel/index.html', '--dist-dir', 'parcel/dist', '--no-cache', '--no-source-maps');
  expect(await visitFolder('parcel/dist')).toEqual({ told: everything, faults: [] });
});

/** @type {[name: string, bundle: (program: string, file: string) => void][]} */
const plain = [
  ['esbuild', (program, file) => run('esbuild/bin/esbuild', program, '--bundle', '--format=esm', `--outfile=${file}`)],
  [
    'Rollup',
    (program, file) =>
      run(
        'rollup/dist/bin/rollup',
        program,
        '-p',
        'node-resolve',
        '-f',
        'es',
        '-d',
        dirname(file),
        '--entryFileNames',
        basename(file),
      ),
  ],
];

describe.each(plain)('%s', (name, bundle) => {
  test('with the files that the package fetches beside the bundle', async () => {
    writePage(name, moduleScript);
    bundle('page.js', `${name}/bundle.js`);
    home.copyAssets(name);
    expect(await visitFolder(name)).toEqual({ told: everything, faults: [] });
  });

  test('qiju/inline is in the bundle', async () => {
    const folder = `${name}-inline`;
    writePage(folder, moduleScript);
    bundle('inline-page.js', `${folder}/bundle.js`);
    expect(await visitFolder(folder)).toEqual({ told: { inline: wanted }, faults: [] });
  });
});
