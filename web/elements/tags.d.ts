// The types of `qiju/elements`: its tags and the details of their events.
export * from './gomoku/tags.js';
export * from './huarong/tags.js';
export * from './lianliankan/tags.js';
