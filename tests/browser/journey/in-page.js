// Functions that run in a page. They are sent there as text, so that each stands alone.

/** Waits until the document is there, and nothing is under way on its boards and in its open parts. A hidden tab draws no frames. */
export async function settle() {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  const boards = [...document.querySelectorAll('lianliankan-board, huarong-board, gomoku-board')];
  const defined = boards.filter((board) => board.shadowRoot);
  for (const board of /** @type {any[]} */ (defined)) await board.settled;
  const busy = [...document.querySelectorAll('details[open][aria-busy=true]')];
  await Promise.all(
    busy.map(
      (part) =>
        new Promise((done) => {
          new MutationObserver(() => part.hasAttribute('aria-busy') || done(part)).observe(part, { attributes: true });
        }),
    ),
  );
  await document.fonts.ready;
  if (!document.hidden) await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
