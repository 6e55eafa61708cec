// The types of global objects, in programs without the types of the DOM or of Node too.

/**
 * An instance of a global class, or `never` where the program does not know the class.
 * @template {string} Name
 * @template [Scope=typeof globalThis]
 * @typedef {Scope extends Record<Name, { prototype: infer Instance }> ? Instance : never} InstanceOf
 */

/** The intersection keeps its name in declarations. @typedef {InstanceOf<'AbortSignal'> & object} Signal */

/** @typedef {typeof globalThis extends { WebAssembly: infer Scope } ? InstanceOf<'Module', Scope> : never} WasmModule */

export {};
