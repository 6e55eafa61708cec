// For the linker: the JavaScript of embind, as far as the bindings need it. They take numbers and booleans and return a
// number or nothing. WebAssembly converts these itself, so that JavaScript calls a binding without a layer between, and
// embind's code is left out. This is for plain JavaScript, where web/api/plain-javascript.js has the function `register`; for
// WebAssembly, web/api/wasm.js has the same.
mergeInto(LibraryManager.library, {
  _embind_register_function__deps: ['$getWasmTableEntry'],
  _embind_register_function: function (name, count, types, signature, invoker, bound) {
    Module.register(name, getWasmTableEntry(bound));
  },
  // Emscripten's own would also print, and reject a promise that nobody has. Its name depends on the version.
  abort: function () {
    throw new Error('the module has aborted');
  },
  _abort_js: function () {
    throw new Error('the module has aborted');
  },
});
