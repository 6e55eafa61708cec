// Writes a program, or the markup of boards, as a file to use elsewhere.
import { replaceImports } from './imports.js';

const CDN = 'https://cdn.jsdelivr.net/npm/qiju/dist/';

/** The files of the entries in a browser. @param {string} entry @returns {string} */
const fileOf = (entry) => (entry === 'qiju' ? 'index.js' : `${entry.replace(/^qiju\//, '')}.js`);

/** @param {string} text @param {number} by spaces @returns {string} */
const indent = (text, by) => text.trimEnd().replace(/^(?=.)/gm, ' '.repeat(by));

/** @param {string} code @returns {boolean} is it the markup of boards, not a program? */
export const isMarkup = (code) => code.trimStart().startsWith('<');

/** @param {string} markup @returns {string[]} the games of its boards */
const gamesIn = (markup) => [...new Set(Array.from(markup.matchAll(/<(\w+)-board\b/g), ([, game]) => game))];

/** @param {string} code @returns {string} a script for Node */
const toNode = (code) => `// npm install qiju; node example.mjs\n${code}`;

/** @param {string} head @param {string} body */
const page = (head, body) => `<!doctype html>
<meta charset="utf-8" />
<title>Qiju</title>
${head}
${body}`;

/** @param {string} code @returns {string} an HTML page that needs no other files */
function toPage(code) {
  if (isMarkup(code)) {
    const scripts = gamesIn(code).map((game) => `<script type="module" src="${CDN}${game}-element.js"></script>`);
    return page(scripts.join('\n'), code);
  }
  const program = replaceImports(code, (name, _, text) =>
    /^qiju\b/.test(name) ? text.replace(/(['"]).*\1/, (quoted) => quoted.replace(name, CDN + fileOf(name))) : text,
  );
  const print = `console.log = (...values) =>
  document.body.append(\`\${values.map((value) => JSON.stringify(value)).join(' ')}\\n\`);`;
  return page(
    '<body style="white-space: pre-wrap"></body>',
    `<script type="module">\n${indent(`${print}\n\n${program}`, 2).replaceAll('</script', '<\\/script')}\n</script>\n`,
  );
}

/** @param {string} code @returns {string} a React component */
function toReact(code) {
  if (isMarkup(code)) {
    const imports = gamesIn(code).map((game) => `import 'qiju/elements/${game}';`);
    return `${imports.join('\n')}

export default function Example() {
  return (
    <>
${indent(code.replace(/<!--.*?-->\s*/gs, ''), 6)}
    </>
  );
}
`;
  }
  /** @type {string[]} */
  const imports = [];
  const program = replaceImports(code, (_, __, text) => (imports.push(text), '')).trim();
  return `import { useEffect, useState } from 'react';
${imports.join('\n')}

async function run(console) {
${indent(program, 2)}
}

export default function Example() {
  const [lines, setLines] = useState([]);
  useEffect(() => {
    const printed = [];
    const log = (...values) => printed.push(values.map((value) => JSON.stringify(value)).join(' '));
    run({ ...console, log }).then(() => setLines(printed));
  }, []);
  return <pre>{lines.join('\\n')}</pre>;
}
`;
}

/** The forms, by name. Markup alone is nothing for Node. @type {Record<'node' | 'page' | 'react', (code: string) => string>} */
export const copyAs = { node: toNode, page: toPage, react: toReact };
