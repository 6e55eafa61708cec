// What only the JSX of Solid has.
import 'qiju/elements/solid';

export const boards = (
  <main>
    <lianliankan-board prop:board={[[1, 1]]} on:match={({ detail }) => detail.path.length.toFixed()} />
    {/* @ts-expect-error no such detail */}
    <gomoku-board on:win={({ detail }) => detail.loser} />
  </main>
);
