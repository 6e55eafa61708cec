// An option of more than one command.

/** @type {import('../command.js').Option} */
export const metric = {
  type: 'text',
  choices: ['move', 'slide', 'step'],
  help: 'what counts as one: a piece any way, a piece in one direction, or a piece by one cell',
};
