// The build reports a module that does not run with web/api/wasm.js.
import { readFileSync } from 'node:fs';
import { checkModule } from '../../web/tools/modules.js';

/** @param {number} id @param {number[]} content */
const section = (id, content) => [id, content.length, ...content];
/** @param {string} text */
const name = (text) => [text.length, ...Buffer.from(text)];

/** Makes a module that only imports a function. @param {string} from @param {string} what */
const moduleImporting = (from, what) =>
  new Uint8Array([
    ...Buffer.from('\0asm\x01\0\0\0'),
    ...section(1, [1, 0x60, 0, 0]),
    ...section(2, [1, ...name(from), ...name(what), 0, 0]),
  ]);

test('the built modules run', () => {
  for (const each of ['qiju', 'lianliankan', 'huarong', 'gomoku']) {
    checkModule(each, readFileSync(new URL(`../../dist/${each}.wasm`, import.meta.url)));
  }
});

test('an import of another version of Emscripten is named', () => {
  expect(() => checkModule('gomoku', moduleImporting('env', 'emscripten_date_now'))).toThrow(
    /^gomoku\.wasm does not run with web\/api\/wasm\.js: .*emscripten_date_now.*\. Its version of Emscripten imports env\.emscripten_date_now\.$/,
  );
});

test('a module that lacks an export is named', () => {
  expect(() => checkModule('gomoku', moduleImporting('env', 'emscripten_notify_memory_growth'))).toThrow(
    /^gomoku\.wasm does not run with web\/api\/wasm\.js: /,
  );
});
