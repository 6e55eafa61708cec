// The package in runtimes other than Node and browsers.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { wanted, wantedOfGames } from './app/probe.js';
import { installApp, toolPath } from './bundlers.js';

const home = installApp();

/** Runs a program where the package is installed. @param {string} program @param {...string} words */
const run = (program, ...words) =>
  execFileSync(program, words, {
    cwd: home.folder,
    encoding: 'utf8',
    env: { ...process.env, DENO_DIR: join(home.folder, 'deno'), DENO_NO_UPDATE_CHECK: '1' },
  });

describe.each([
  ['Deno', '@deno/linux-x64-glibc/deno', ['run', '--quiet', '--no-prompt', '--allow-read']],
  ['Bun', '@oven/bun-linux-x64/bin/bun', ['run']],
])('%s', (_, program, words) => {
  test('runs the entries for Node', () =>
    expect(run(toolPath(program), ...words, 'node.js')).toBe(`${`${wanted}\n`.repeat(3)}${wantedOfGames}\n`));

  test('aborts a call in the worker', () =>
    expect(run(toolPath(program), ...words, 'abort.js')).toBe('aborted false\n'));
});

test('workerd runs qiju with the compiled module', async () => {
  // workerd takes modules by name, so the program and its imports are bundled.
  const esbuild = toolPath('esbuild/bin/esbuild');
  run(esbuild, 'workerd.js', '--bundle', '--format=esm', '--external:qiju/qiju.wasm', '--outfile=workerd/program.js');
  cpSync(join(home.folder, 'node_modules/qiju/dist/qiju.wasm'), join(home.folder, 'workerd/qiju.wasm'));
  const config = home.write(
    'workerd/config.capnp',
    `using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [(name = "qiju", worker = (compatibilityDate = "2026-01-01", modules = [
        (name = "program.js", esModule = embed "program.js"),
        (name = "qiju/qiju.wasm", wasm = embed "qiju.wasm"),
      ]))],
      sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "qiju")],
    );`,
  );
  const server = spawn(toolPath('@cloudflare/workerd-linux-64/bin/workerd'), ['serve', config, '--control-fd=3'], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  try {
    const port = await new Promise((found, failed) => {
      let faults = '';
      server.stderr?.on('data', (text) => (faults += text));
      server.on('close', () => failed(new Error(faults)));
      server.stdio[3]?.on('data', (line) => found(JSON.parse(line).port));
    });
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe(wanted);
  } finally {
    server.kill();
  }
});

test('the elements become ready in jsdom', () => {
  symlinkSync(toolPath('jsdom'), join(home.folder, 'node_modules/jsdom'));
  expect(run(process.execPath, 'jsdom.js')).toBe('gomoku-board\nhuarong-board\nlianliankan-board\n');
});
