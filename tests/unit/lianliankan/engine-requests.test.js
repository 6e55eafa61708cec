import { EngineRequests } from '../../../web/elements/lianliankan/engine-requests.js';

test('a search that was aborted does not end a newer one of the same position', async () => {
  /** @type {((solution: object) => void)[]} */
  const answers = [];
  const solve = () => new Promise((resolve) => answers.push(resolve));
  const requests = new EngineRequests(() => /** @type {any} */ ({ lianliankan: { solve } }));
  const game = (/** @type {number} */ kind) =>
    /** @type {any} */ ({ position: { board: [[kind, kind]] }, gravity: 'none' });
  const [one, other] = [game(1), game(2)];
  const aborted = requests.search(one, 'solve');
  requests.search(other, 'hint');
  const running = requests.search(one, 'solve');
  await new Promise((done) => setImmediate(done));
  answers[0]({ status: 'undecided' });
  expect(await aborted).toBe(null);
  expect(requests.search(one, 'hint')).toBe(running);
});
