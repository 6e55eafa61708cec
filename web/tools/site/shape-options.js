// The shapes of 连连看 as options, which replace `<!-- shapes -->` in a page.
import { shapes, tilesOf } from '../../site/games/lianliankan/shapes.js';

const options = Object.entries(shapes)
  .map(([name, shape]) => {
    const count = tilesOf(shape);
    return `<option value="${name}" data-text="${shape.zh}：${count} 张|${shape.en}: ${count} tiles"></option>`;
  })
  .join('\n');

/** @param {string} html of a page @returns {string} */
export const addShapeOptions = (html) => html.replace('<!-- shapes -->', options);
