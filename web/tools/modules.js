// Checks and copies the WebAssembly modules that CMake has built.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { instantiate } from '../api/wasm.js';

/**
 * Checks the imports of a module: web/api/wasm.js replaces Emscripten's own JavaScript, and another version of Emscripten may
 * import something else.
 * @param {string} name
 * @param {BufferSource} bytes
 * @throws {Error} if the module does not run with web/api/wasm.js
 */
export function checkModule(name, bytes) {
  const module = new WebAssembly.Module(bytes);
  try {
    instantiate(module, () => {});
  } catch (cause) {
    const imports = WebAssembly.Module.imports(module).map(({ module: from, name: what }) => `${from}.${what}`);
    const { message } = /** @type {Error} */ (cause);
    throw new Error(
      `${name}.wasm does not run with web/api/wasm.js: ${message}. Its version of Emscripten imports ${imports.join(', ')}.`,
      { cause },
    );
  }
}

/** @param {string} name @param {string} folder */
export async function copyModule(name, folder) {
  const bytes = await readFile(fileURLToPath(new URL(`../../build/wasm/${name}.wasm`, import.meta.url)));
  checkModule(name, bytes);
  await writeFile(`${folder}/${name}.wasm`, bytes);
}
