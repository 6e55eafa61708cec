// What editors read about the elements: custom data of VS Code, and web-types of JetBrains.
import { readFile } from 'node:fs/promises';
import { elementDeclarations } from './custom-elements.js';

/** @import { Declaration, Item } from './custom-elements.js' */

/** @returns {Promise<Declaration[]>} the elements, without their base class and `Playback` */
const elements = async () => (await elementDeclarations()).filter(({ tagName }) => tagName);

/** @param {object} data */
const write = (data) => `${JSON.stringify(data, null, 2)}\n`;

/** An attribute of https://github.com/microsoft/vscode-custom-data. @param {Item} attribute */
const vsCodeAttribute = ({ name, description, type }) => ({
  name,
  description: { kind: 'markdown', value: description },
  ...(type?.text === 'boolean' ? { valueSet: 'v' } : {}), // it needs no value
  values: [...(type?.text ?? '').matchAll(/'([^']*)'/g)].map(([, keyword]) => ({ name: keyword })),
});

/** @returns {Promise<string>} vscode.html-custom-data.json */
export async function vsCodeData() {
  const tags = (await elements()).map(({ tagName, description, attributes = [] }) => ({
    name: tagName,
    description: { kind: 'markdown', value: description },
    attributes: attributes.map(vsCodeAttribute),
  }));
  return write({ version: 1.1, tags });
}

/** @param {Item} item */
const named = ({ name, description }) => ({ name, description });

/** An element of https://github.com/JetBrains/web-types. @param {Declaration} declaration */
function webType({ tagName, description, members = [], attributes = [], events = [], slots = [], ...css }) {
  return {
    name: tagName,
    description,
    attributes: attributes.map((attribute) => ({
      ...named(attribute),
      default: attribute.default,
      value: { type: attribute.type?.text },
    })),
    slots: slots.map(named),
    css: { parts: (css.cssParts ?? []).map(named), properties: (css.cssProperties ?? []).map(named) },
    js: {
      properties: members
        .filter(({ kind }) => kind === 'field')
        .map((member) => ({ ...named(member), type: member.type?.text, 'read-only': member.readonly })),
      events: events.map(named),
    },
  };
}

/** @returns {Promise<string>} web-types.json */
export async function webTypes() {
  const { name, version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  return write({
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: (await elements()).map(webType) } },
  });
}
