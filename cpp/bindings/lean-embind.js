// For the linker: the JavaScript of embind, as far as the bindings need it. They take numbers and booleans and return a
// number, a boolean or nothing. WebAssembly converts all but the last boolean itself, so that JavaScript calls a binding
// without a layer between, and most of embind's code is left out.
mergeInto(LibraryManager.library, {
  // A function may be registered before the type of booleans is.
  $booleans: '{ type: 0, waiting: [] }',
  _embind_register_function__deps: ['$booleans', '$getWasmTableEntry'],
  _embind_register_function: function (name, count, types, signature, invoker, bound) {
    const result = HEAP32[types >> 2];
    const call = getWasmTableEntry(bound);
    let text = '';
    while (HEAPU8[name]) text += String.fromCharCode(HEAPU8[name++]);
    Module[text] = call;
    function convert() {
      if (result === booleans.type) Module[text] = (...args) => call(...args) !== 0;
    }
    if (booleans.type !== 0) convert();
    else booleans.waiting.push(convert);
  },
  _embind_register_bool__deps: ['$booleans'],
  _embind_register_bool: function (type) {
    booleans.type = type;
    booleans.waiting.forEach((convert) => convert());
  },
  // For memcpy, linked with -Os. Emscripten's own would copy within HEAPU8, which does not see memory that JavaScript has
  // grown. Its name depends on the version.
  emscripten_memcpy_big: function (to, from, length) {
    new Uint8Array(wasmMemory.buffer).copyWithin(to, from, from + length);
  },
  _emscripten_memcpy_js: function (to, from, length) {
    new Uint8Array(wasmMemory.buffer).copyWithin(to, from, from + length);
  },
  // Emscripten's own would also print, and reject a promise that nobody has. Its name depends on the version.
  abort: function () {
    throw new Error('the module has aborted');
  },
  _abort_js: function () {
    throw new Error('the module has aborted');
  },
  _embind_register_void: function () {},
  _embind_register_void__deps: [],
  _embind_register_integer: function () {},
  _embind_register_integer__deps: [],
  _embind_register_bigint: function () {},
  _embind_register_bigint__deps: [],
  _embind_register_float: function () {},
  _embind_register_float__deps: [],
  _embind_register_emval: function () {},
  _embind_register_emval__deps: [],
  _embind_register_memory_view: function () {},
  _embind_register_memory_view__deps: [],
  _embind_register_std_string: function () {},
  _embind_register_std_string__deps: [],
  _embind_register_std_wstring: function () {},
  _embind_register_std_wstring__deps: [],
});
