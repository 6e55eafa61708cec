// Modules that web/tools/bundle.js resolves: the module's bytes for `qiju/inline`, the module as plain JavaScript, the levels.
declare module '#wasm' {
  const base64: string;
  export default base64;
}

declare module '#plain' {
  /** The whole module as plain JavaScript: adds its functions to `module`, synchronously, and returns it. */
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
