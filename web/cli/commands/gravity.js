// An option of more than one command.

/** @type {import('../command.js').Option} */
export const gravity = {
  type: 'text',
  choices: ['none', 'down', 'up', 'left', 'right', 'centre'],
  help: 'where tiles go when a pair has gone',
};
