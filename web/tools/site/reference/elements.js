// The entries of the custom elements, from their manifest.

/** @typedef {import('../../custom-elements.js').Declaration} Declaration */
/** @typedef {import('../../custom-elements.js').Item} Item */
/** @typedef {import('../../custom-elements.js').Member} Member */
/** @typedef {[term: string, text: string]} Row */

/** A name and its type. @param {Item} item @returns {Row} */
const typed = ({ name, type, default: fallback, description = '' }) => [
  `${name}${type ? `: ${type.text}` : ''}${fallback ? ` = ${fallback}` : ''}`,
  description,
];

/** @param {Member} member @returns {Row} */
function method({ name, parameters = [], return: returned, description = '' }) {
  const list = parameters.map(
    (parameter) => `${parameter.name}${parameter.optional ? '?' : ''}: ${parameter.type?.text ?? 'unknown'}`,
  );
  return [`${name}(${list.join(', ')}): ${returned?.type?.text ?? 'void'}`, description];
}

/** @template {Item} T @param {T[] | undefined} items @returns {T[]} without inherited ones */
const own = (items) => (items ?? []).filter(({ inheritedFrom }) => !inheritedFrom);

/** @param {Declaration} declaration @returns {[id: string, title: string]} */
function nameOf({ tagName, name }) {
  if (tagName) return [tagName, `<${tagName}>`];
  return name === 'Playback' ? ['playback', 'board.playback'] : ['all-boards', 'All boards'];
}

/**
 * @param {Declaration} declaration of an element, or of the class of something that all have
 * @param {import('./markup.js').Markup} markup
 * @returns {import('./markup.js').Entry}
 */
export function elementEntry(declaration, { code, list, entry }) {
  const members = own(declaration.members);
  const reflected = new Set((declaration.attributes ?? []).map(({ fieldName }) => fieldName));
  const fields = members.filter(({ kind, name }) => kind === 'field' && !reflected.has(name));
  const methods = members.filter(({ kind }) => kind === 'method');
  const lists = /** @type {[heading: string, items: Item[]][]} */ ([
    ['{{属性（HTML），也是同名的 JavaScript 属性|Attributes, which are also properties}}', own(declaration.attributes)],
    ['{{属性（JavaScript）|Properties}}', fields],
    ['{{方法|Methods}}', methods],
    ['{{事件|Events}}', own(declaration.events)],
    ['{{插槽|Slots}}', own(declaration.slots)],
    ['{{部件，用于 ::part()|Parts, for ::part()}}', own(declaration.cssParts)],
    ['{{CSS 自定义属性|CSS custom properties}}', own(declaration.cssProperties)],
  ]).filter(([, items]) => items.length > 0);
  const [id, title] = nameOf(declaration);
  return entry(id, title, {
    about: declaration.description ?? '',
    words: lists.flatMap(([, items]) => items.map(({ name }) => name)),
    html: lists
      .map(([heading, items]) => {
        const rows = items === methods ? methods.map(method) : items.map(typed);
        return `<h3>${heading}</h3>${list(rows.map(([term, text]) => [`<code>${code(term)}</code>`, text]))}`;
      })
      .join(''),
  });
}
