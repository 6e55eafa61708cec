// Snippets of documents have their results in comments.

/** Turns `call; // → answer` into an assertion; three spaces after the answer begin a remark. @param {string} snippet */
export const asserting = (snippet) =>
  snippet.replace(
    /^(?!import|const)(.+);\s*\/\/ → (.+?)(?: {3}.*)?$/gm,
    (_, call, answer) => `assert.deepEqual(${call}, ${answer});`,
  );
