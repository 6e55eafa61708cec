// What the build writes into the service worker.
declare const VERSION: string;
declare const FILES: string[];
