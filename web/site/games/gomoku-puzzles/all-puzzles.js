// The data of all puzzles, in one script.
import basics from './basics.json';
import pack from '../../../api/gomoku/puzzles.json';

export const puzzles = [...basics, ...pack];
