// Modules that web/tools/bundle.js resolves: the module's bytes for `qiju/inline`, the module as plain JavaScript, the levels.
declare module '#wasm' {
  const base64: string;
  export default base64;
}

declare module '#plain-javascript' {
  /** The whole module as plain JavaScript: adds its functions to `module`, synchronously, and returns it. */
  export default function createModule(module: object): unknown;
}

declare module '#levels' {
  /** An item a level, in each of them. */
  const columns: [
    /** Names in zh, zhHant, pinyin and en, and cells; with | between the levels. */
    texts: string[],
    aka: string[][],
    published: (number | null)[],
    /** By how many the fewest steps and slides exceed the fewest moves. */
    steps: number[],
    slides: number[],
  ];
  export default columns;
}
