import { startArticle } from '../../kernel/article.js';
import '../../kernel/shell.js';
import { film as crosshair } from './crosshair/film.js';
import { film as direction } from './direction/film.js';
import { film as doubleThree } from './double-three/film.js';
import { startFigure } from './figure.js';
import { film as lastMove } from './last-move/film.js';
import { film as positions } from './positions/film.js';
import { film as turns } from './turns/film.js';

/** @type {Record<string, import('./figure.js').Film<any>>} */
const films = { direction, turns, crosshair, positions, 'last-move': lastMove, 'double-three': doubleThree };

startArticle();
const { film } = document.getElementById('figure')?.dataset ?? {};
if (film) startFigure(films[film]);
