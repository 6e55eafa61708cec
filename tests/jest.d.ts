// Jest's globals, from Jest's own types.
type Jest = typeof import('@jest/globals');

declare const afterAll: Jest['afterAll'];
declare const afterEach: Jest['afterEach'];
declare const beforeAll: Jest['beforeAll'];
declare const beforeEach: Jest['beforeEach'];
declare const describe: Jest['describe'];
declare const expect: Jest['expect'];
declare const it: Jest['it'];
declare const test: Jest['test'];

/** Records that a test reads a built file. */
declare var recordRead: ((file: string) => void) | undefined;
