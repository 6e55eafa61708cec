// What web/bundle.js puts in: the glue that Emscripten writes, the module's bytes for the inline entry, the levels.
declare module '#glue' {
  /** Fills `module` with the functions that cpp/bindings registers. */
  export default function createModule(module: object): unknown;
}

declare module '#wasm' {
  const base64: string;
  export default base64;
}

declare module '#plain' {
  /** The whole module as plain JavaScript: fills and gives `module`, at once. */
  export default function createModule(module: object): unknown;
}

declare module '#levels' {
  const levels: [
    zh: string,
    zhHant: string,
    pinyin: string,
    en: string,
    aka: string[],
    published: number | null,
    cells: string,
    lengths: [step: number, slide: number] | null,
  ][];
  export default levels;
}
