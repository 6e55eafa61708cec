// Makes the files to paste into a game panel. Each is one function: readable code first, then the engine, from
// cpp/bindings/panel, as an inner function that the first call starts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';

/** @typedef {{ file: string, bytes: number, gzip: number }} PanelFile */

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const owners = { connect: 'connect', 'huarong-road': 'solveHuarongRoad', 'judge-win': 'judgeWin' };
const widest = 120;

/**
 * Returns the text that replaces `function start() {}`. In it `"@wasm"` stands for the module in base 64, which is decoded by
 * hand, since a panel may lack `atob`.
 * @param {string} owner the enclosing function, which keeps the engine from one call to the next
 * @param {string} glue Emscripten's output
 * @param {boolean} plain true if the glue has the engine as plain JavaScript
 */
const startOf = (owner, glue, plain) => `function start() {
  if (${owner}.engine) return ${owner}.engine;
  var ignore = function () {};
  var Module = { print: ignore, printErr: ignore };
  ${plain ? '' : decoding}
  ${glue}
  return (${owner}.engine = Module);
}`;

const decoding = `
  if (typeof WebAssembly !== 'object') throw new Error('No WebAssembly here: paste the .wasm2js.js file instead.');
  Module.wasmBinary = (function (text) {
    var digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    var bytes = new Uint8Array(text.length * 3 >> 2);
    for (var i = 0, at = 0, bits = 0; i < text.length; i++) {
      bits = bits << 6 | digits.indexOf(text[i]);
      if (i % 4 > 0) bytes[at++] = bits >> (3 - i % 4) * 2;
    }
    return bytes;
  })('@wasm');`;

/**
 * Splits long strings into shorter ones, one per line. esbuild would continue a string on the next line; an editor that indents
 * pasted code would change it.
 * @param {string} code
 */
function foldStrings(code) {
  const strings = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/g;
  return code.replace(strings, (literal) => {
    if (literal.length < widest / 3 || literal[0] === '`') return literal;
    const pieces =
      literal.slice(1, -1).match(new RegExp(`(?:\\\\u....|\\\\x..|\\\\.|[^\\\\]){1,${widest - 4}}`, 'g')) ?? [];
    return `[\n${pieces.map((piece) => literal[0] + piece + literal[0]).join(',\n')}\n].join("")`;
  });
}

/**
 * @param {string} owner
 * @param {string} glue
 * @param {Uint8Array | null} wasm null if the glue has everything
 */
async function machine(owner, glue, wasm) {
  const { code } = await transform(startOf(owner, glue, wasm === null), {
    minify: true,
    target: 'es2017',
    charset: 'ascii',
    supported: { 'template-literal': false }, // no line may end within one
    legalComments: 'none',
    lineLimit: widest / 4, // esbuild breaks a line only at the next possible place
  });
  const base64 = Buffer.from(wasm ?? [])
    .toString('base64')
    .replace(/=+$/, '');
  return foldStrings(code.replaceAll('\\\n', '').replace('"@wasm"', `"${base64}"`));
}

/**
 * Builds every panel file from build/wasm/panel, in WebAssembly and in plain JavaScript.
 * @param {{ outdir: string }} options
 * @returns {Promise<PanelFile[]>}
 */
export async function buildPanel({ outdir }) {
  const { version } = JSON.parse(await readFile(here('../../../package.json'), 'utf8'));
  await mkdir(outdir, { recursive: true });

  /** @param {string} name @param {string} owner @param {boolean} plain @returns {Promise<PanelFile>} */
  async function make(name, owner, plain) {
    const file = plain ? `${name}.wasm2js.js` : `${name}.js`;
    const built = here('../../../build/wasm/panel/');
    const glue = await readFile(built + file, 'utf8');
    const start = await machine(owner, glue, plain ? null : await readFile(`${built}${name}.wasm`));
    const readable = await readFile(here(`../../panel/${name}.js`), 'utf8');
    const text = `// ${file}, Qiju ${version}, MIT licence. 引擎用 C++ 写成。The engine is C++, compiled to ${plain ? 'plain JavaScript' : 'WebAssembly'}.
${readable.replace(/ *\/\*\* @returns \{any\} \*\/\n *function start\(\) \{\}\n/, () => `  // The engine.\n${start}`)}`;
    await writeFile(`${outdir}/${file}`, text);
    return { file, bytes: Buffer.byteLength(text), gzip: gzipSync(text).length };
  }
  return Promise.all(
    Object.entries(owners).flatMap(([name, owner]) => [make(name, owner, false), make(name, owner, true)]),
  );
}
