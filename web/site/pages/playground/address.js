// The hash of the page's address has an example, #example=huarong.solve, or a text, #code=…
const [EXAMPLE, CODE] = ['example', 'code'];

/** A longer text is not put into an address, nor read from one. */
const MOST = 20_000;

/**
 * @param {string} hash
 * @param {Readonly<Record<string, string>>} examples
 * @returns {string | null} the text in the editor; null if the hash has none
 */
export function readHash(hash, examples) {
  const parameters = new URLSearchParams(hash.slice(1));
  const example = parameters.get(EXAMPLE);
  if (example !== null && Object.hasOwn(examples, example)) return examples[example];
  const code = parameters.get(CODE);
  return code !== null && code.length <= MOST ? code : null;
}

/** @param {string} code @param {Readonly<Record<string, string>>} examples @returns {string | undefined} the name of the example that it is */
export const exampleOf = (code, examples) => Object.keys(examples).find((name) => examples[name] === code);

/** @param {string} code @param {Readonly<Record<string, string>>} examples @returns {string} the hash; '' for a text that is too long */
export function writeHash(code, examples) {
  const example = exampleOf(code, examples);
  if (example) return `#${new URLSearchParams({ [EXAMPLE]: example })}`;
  return code.length <= MOST ? `#${new URLSearchParams({ [CODE]: code })}` : '';
}
