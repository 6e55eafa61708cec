// For the linker: embind without the types that none of these functions takes or gives, a quarter of its JavaScript.
mergeInto(LibraryManager.library, {
  _embind_register_emval: function () {},
  _embind_register_emval__deps: [],
  _embind_register_memory_view: function () {},
  _embind_register_memory_view__deps: [],
  _embind_register_std_string: function () {},
  _embind_register_std_string__deps: [],
  _embind_register_std_wstring: function () {},
  _embind_register_std_wstring__deps: [],
});
