// Stores the unfinished game of each page: the state that resumes it, and a picture for the start page.
import { getItem, onChangeElsewhere, setItem } from './storage.js';

/** Names in storage, which never change. @typedef {'lianliankan' | 'huarongdao' | 'wuziqi'} Game */

/**
 * The start page draws it: the board of 连连看 (kinds) or 华容道 (ids), or the moves of 五子棋.
 * @typedef {readonly (readonly number[])[] | { size: number, moves: readonly number[] }} Picture
 */

/**
 * @param {Game} game
 * @param {unknown} state anything JSON can hold
 * @param {Picture | null} picture null if the game is over and can only be looked at
 */
export const saveGame = (game, state, picture) => setItem(`${game}.saved`, { state, picture });

/** @param {Game} game @param {() => void} callback another tab has saved a game */
export const onSavedElsewhere = (game, callback) => onChangeElsewhere(`${game}.saved`, callback);

/** @param {Game} game that is over or has not begun */
export const clearSavedGame = (game) => setItem(`${game}.saved`, undefined);

/** @param {Game} game @returns {{ state: any, picture?: Picture | null } | null} its moves may still be illegal */
export const getSavedGame = (game) => getItem(`${game}.saved`);
