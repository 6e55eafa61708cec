// Estimates the difference in strength, in Elo, from the results of a match.
//
// The unit is a pair of games from one opening with colours swapped, because the two results depend on each other. The
// sequential test is the generalized one with a normal approximation (M. Van den Bergh, "A Practical Introduction to
// the GSPRT", 2019).

/** @typedef {{ mean: number, variance: number, count: number }} Sample of the pairs' scores, 0 to 1 */

/** @param {number} elo @returns {number} the expected score */
export const expected = (elo) => 1 / (1 + 10 ** (-elo / 400));

/** @param {number} score 0 to 1 @returns {number} the difference with this expected score, ±Infinity at the ends */
export const eloOf = (score) => (score <= 0 ? -Infinity : score >= 1 ? Infinity : -400 * Math.log10(1 / score - 1) + 0);

/** @param {readonly number[]} scores of the pairs @returns {Sample} */
export function sampleOf(scores) {
  const count = scores.length;
  const mean = scores.reduce((sum, score) => sum + score, 0) / count;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(count - 1, 1);
  return { mean, variance, count };
}

/** @param {Sample} sample @returns {{ elo: number, low: number, high: number }} with the interval of 95 % */
export function estimate({ mean, variance, count }) {
  const margin = 1.96 * Math.sqrt(variance / count);
  return { elo: eloOf(mean), low: eloOf(mean - margin), high: eloOf(mean + margin) };
}

/**
 * Returns the log-likelihood ratio of two differences in strength.
 * @param {Sample} sample
 * @param {number} elo0
 * @param {number} elo1
 */
export function logLikelihoodRatio({ mean, variance, count }, elo0, elo1) {
  if (variance === 0) return 0;
  const [low, high] = [expected(elo0), expected(elo1)];
  return (count * (high - low) * (2 * mean - low - high)) / (2 * variance);
}

/** The test is decided when the ratio is beyond ± this, with errors of 5 %. */
export const DECIDED = Math.log(0.95 / 0.05);
