// Constants that the build defines in the service worker.
declare const VERSION: string;
declare const FILES: string[];
