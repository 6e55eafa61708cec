// Writes values as text, as the console of Node does: short ones in one line, rows of a board below each other.

const WIDTH = 76;
/** More items and longer texts are cut. */
const [ITEMS, LETTERS, DEPTH] = [200, 10_000, 8];

/** @param {string} name */
const key = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** @param {string} text */
const quote = (text) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** @param {Error} error @returns {string} its name, code and message */
export const formatError = (error) => {
  const { name, message, code } = /** @type {Error & { code?: unknown }} */ (error);
  return `${name}${code ? ` [${String(code)}]` : ''}: ${message}`;
};

/**
 * @param {[open: string, items: string[], close: string]} parts
 * @param {string} indent
 * @param {boolean} isBoard one row in a line
 */
function enclose([open, items, close], indent, isBoard) {
  if (items.length === 0) return open + close;
  const space = open.endsWith('{') ? ' ' : '';
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  if (!isBoard && indent.length + line.length <= WIDTH && !line.includes('\n')) return line;
  const inner = `\n${indent}  `;
  const areShort = items.every((item) => item.length <= 6); // such as numbers: they fill lines
  const lines = areShort ? (items.join(', ').match(/.{1,70}(?:, |$)/g) ?? []).map((each) => each.trim()) : items;
  return `${open}${inner}${lines.join(areShort ? inner : `,${inner}`)}\n${indent}${close}`;
}

/** @param {unknown} value @returns {boolean} at least two rows of numbers, more than two in each: a board, not cells */
const isBoard = (value) =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((row) => Array.isArray(row) && row.length > 2 && row.every((cell) => typeof cell === 'number'));

/** @template T @param {readonly T[]} values @param {(value: T) => string} write @returns {string[]} */
const list = (values, write) => [
  ...values.slice(0, ITEMS).map(write),
  ...(values.length > ITEMS ? [`… ${values.length - ITEMS} more`] : []),
];

/** @param {object} value @param {(value: unknown) => string} write @returns {Parameters<typeof enclose>[0]} */
function partsOf(value, write) {
  const { name = '' } = Object.getPrototypeOf(value)?.constructor ?? {};
  if (Array.isArray(value)) return ['[', list(value, write), ']'];
  if (ArrayBuffer.isView(value) && 'length' in value) {
    const numbers = Array.from(/** @type {Uint8Array} */ (value));
    return [`${name}(${numbers.length}) [`, list(numbers, String), ']'];
  }
  if (value instanceof Set) return ['Set {', list([...value], write), '}'];
  if (value instanceof Map) {
    return ['Map {', list([...value], ([from, to]) => `${write(from)} => ${write(to)}`), '}'];
  }
  const properties = list(Object.keys(value), (each) => {
    const { get, value: inner } = Object.getOwnPropertyDescriptor(value, each) ?? {};
    return `${key(each)}: ${get ? '[Getter]' : write(inner)}`;
  });
  return [name && name !== 'Object' ? `${name} {` : '{', properties, '}'];
}

/** @param {object} value @param {string} indent @param {object[]} outer the objects that it is in */
function formatObject(value, indent, outer) {
  if (value instanceof Error) return formatError(value);
  if (value instanceof RegExp) return String(value);
  if (value instanceof Date) return JSON.stringify(value);
  if (outer.includes(value)) return '[Circular]';
  if (outer.length > DEPTH) return Array.isArray(value) ? '[Array]' : '[Object]';
  const write = (/** @type {unknown} */ inner) => formatInside(inner, `${indent}  `, [...outer, value]);
  return enclose(partsOf(value, write), indent, isBoard(value));
}

/** @param {unknown} value @param {string} indent @param {object[]} outer @returns {string} */
function formatInside(value, indent, outer) {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return value.name ? `[Function: ${value.name}]` : '[Function]';
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'object' || value === null) return String(value);
  return formatObject(value, indent, outer);
}

/**
 * @param {readonly unknown[]} values as `console.log` gets them
 * @returns {string}
 */
export function format(values) {
  const text = values.map((value) => (typeof value === 'string' ? value : formatInside(value, '', []))).join(' ');
  return text.length > LETTERS ? `${text.slice(0, LETTERS)}…` : text;
}
