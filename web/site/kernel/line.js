// The moves of a game, with those that can be redone.

/** @template Move @param {{ moves: Move[], ahead: Move[] }} board @returns {Move[]} */
export const lineOf = ({ moves, ahead }) => [...moves, ...ahead];
