// Modules that web/tools/bundle.js resolves.

// The texts of the modules in `qiju/inline` and `qiju/core`.
declare module '#wasm' {
  const text: string;
  export default text;
}

declare module '#core-wasm' {
  const text: string;
  export default text;
}

declare module '#plain-javascript' {
  /** Adds the functions of the module as plain JavaScript to `module`, synchronously, and returns it. */
  export default function createModule(module: object): unknown;
}

declare module '#levels' {
  /** Columns with one item per level. */
  const columns: [
    /** The names (zh, zhHant, pinyin, en) and the cells, with | between levels. */
    texts: string[],
    aka: string[][],
    published: (number | null)[],
    /** The difference between the fewest steps or slides and the fewest moves. */
    steps: number[],
    slides: number[],
  ];
  export default columns;
}
