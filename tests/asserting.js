// Snippets of documents, which have their results in comments.

/**
 * The blocks of code in a document.
 * @param {string} text
 * @param {string} languages with | between them
 */
export const blocksIn = (text, languages) =>
  Array.from(text.matchAll(new RegExp(`^\`\`\`(${languages})\n([^]*?)^\`\`\``, 'gm')), ([, language, code]) => ({
    language,
    code,
  }));

/** Turns `call; // → answer` into an assertion; three spaces after the answer begin a remark. @param {string} snippet */
export const asserting = (snippet) =>
  snippet.replace(
    /^(?!import|const)(.+);\s*\/\/ → (.+?)(?: {3}.*)?$/gm,
    (_, call, answer) => `assert.deepEqual(${call}, ${answer});`,
  );
