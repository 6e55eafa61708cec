// Constants that the build defines in the service worker.
declare const VERSION: string;
declare const FILES: string[][];

/** The engine in a game that is one file: see single/engine.js. */
declare var QijuEngine: { load: () => Promise<unknown>; createWorker: () => unknown };
