// Lists the moves of a game and the moves that can be redone.

/** @template Move @param {{ moves: Move[], ahead: Move[] }} board @returns {Move[]} */
export const lineOf = ({ moves, ahead }) => [...moves, ...ahead];
