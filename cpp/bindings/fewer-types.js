// For the linker: removes the embind types that no binding uses, a quarter of embind's JavaScript.
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
