import js from '@eslint/js';
import globals from 'globals';

export default [
  { ignores: ['build/', 'dist/', 'node_modules/', '.tools/'] },
  js.configs.recommended,
  {
    rules: {
      curly: ['error', 'multi-line'],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-implicit-coercion': 'error',
      'no-shadow': 'error',
      'no-unneeded-ternary': 'error',
      'no-useless-rename': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
    },
  },
  { files: ['web/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['*.js', 'web/tools/**', 'web/api/node.js', 'tests/**'],
    languageOptions: { globals: globals.node },
  },
  { files: ['web/site/pages/panel/files.js'], languageOptions: { globals: { PANEL_FILES: 'readonly' } } },
  { files: ['web/site/service-worker.js'], languageOptions: { globals: { VERSION: 'readonly', FILES: 'readonly' } } },
  // Pasted as they are, in the style of the panel.
  {
    files: ['web/panel/{connect,huarong-road,judge-win}.js'],
    languageOptions: { sourceType: 'script', globals: { gameHandler: 'readonly' } },
    rules: { 'no-var': 'off', 'no-unused-vars': 'off' },
  },
  // A revoked proxy makes it throw an error that does not name the argument.
  {
    files: ['web/api/**'],
    ignores: ['web/api/arguments.js'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Array', property: 'isArray', message: 'Use isArray of arguments.js' },
      ],
    },
  },
  // Read by Emscripten's linker, which takes its functions as text.
  {
    files: ['cpp/bindings/lean-embind.js'],
    languageOptions: {
      globals: {
        mergeInto: 'readonly',
        LibraryManager: 'readonly',
        Module: 'readonly',
        getWasmTableEntry: 'readonly',
      },
    },
    rules: { 'object-shorthand': 'off' },
  },
  { files: ['tests/**'], languageOptions: { globals: globals.jest } },
  { files: ['tests/component/**'], languageOptions: { globals: { visit: 'readonly', openElements: 'readonly' } } },
  // Programs that pages run, and functions that are given to them.
  {
    files: [
      'tests/browser/**',
      'tests/bench/frames.js',
      'tests/package/matrix/app/*.js',
      'tests/package/embedding/*.js',
      'tests/package/{documents,embedding}.test.js',
    ],
    languageOptions: { globals: { ...globals.browser, tools: 'readonly' } },
  },
];
