// The game that each page was left with: enough for the page to go on, and a picture for the start page.
import { recall, remember } from './store.js';

/** @typedef {'lianliankan' | 'huarongdao' | 'wuziqi'} Game */

/**
 * What the start page draws: the board of 连连看 (kinds) or of 华容道 (ids), or the moves of 五子棋.
 * @typedef {readonly (readonly number[])[] | { size: number, moves: readonly number[] }} Picture
 */

/**
 * Remembers a game that is under way.
 * @param {Game} game
 * @param {unknown} state what the page needs to go on; anything JSON can hold
 * @param {Picture | null} picture null: there is nothing to go on with, only something to look at
 */
export const saveGame = (game, state, picture) => remember(`${game}.saved`, { state, picture });

/** Forgets it: the game is over, or has not begun. @param {Game} game */
export const forgetGame = (game) => remember(`${game}.saved`, undefined);

/**
 * @param {Game} game
 * @returns {{ state: any, picture: Picture | null } | null} what came from a visitor's storage: check it before use
 */
export const savedGame = (game) => recall(`${game}.saved`);
