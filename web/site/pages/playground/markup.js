// Makes the boards of a markup, such as `<huarong-board level="横刀立马"></huarong-board>`. Everything else is refused, so that
// an address from a stranger can only show boards.

/** The boards, with the events that are printed. @type {Readonly<Record<string, readonly string[]>>} */
export const boards = {
  'lianliankan-board': ['match', 'refuse', 'win'],
  'huarong-board': ['move', 'win'],
  'gomoku-board': ['move', 'refuse', 'win'],
};

/**
 * @param {string} markup
 * @returns {{ tag: string, attributes: [name: string, value: string][] }[]}
 * @throws {SyntaxError} if it has anything but boards and comments
 */
export function readMarkup(markup) {
  const { body, head } = new DOMParser().parseFromString(markup, 'text/html');
  const stray = [...head.children, ...body.querySelectorAll('*')].find(
    (element) => element.parentElement !== body || !Object.hasOwn(boards, element.localName),
  );
  if (stray) throw new SyntaxError(`<${stray.localName}> is not one of the boards: ${Object.keys(boards).join(', ')}`);
  if (body.textContent?.trim()) throw new SyntaxError('There is text outside the boards');
  return [...body.children].map((board) => ({
    tag: board.localName,
    attributes: Array.from(board.attributes, ({ name, value }) => [name, value]),
  }));
}
