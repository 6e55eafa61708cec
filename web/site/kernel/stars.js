/** @param {number} stars 0 to 3 */
export const drawStars = (stars) => '★'.repeat(stars) + '☆'.repeat(3 - stars);
