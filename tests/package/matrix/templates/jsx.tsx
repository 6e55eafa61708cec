// The elements in the JSX of a framework; the first line imports its types.
export const boards = (
  <main>
    <lianliankan-board rows={6} cols="8" watch-clearable onmatch={({ detail }) => detail.path.length.toFixed()} />
    <lianliankan-board board={[[1, 1]]} skin="mahjong" onready={() => {}} />
    <huarong-board level="峰回路转" watchDistance onClick={(event) => event.currentTarget.undo()} />
    <huarong-board code={undefined} metric="move" onmove={({ detail }) => detail.direction === 'up'} />
    <gomoku-board rule="renju" opponent={null} threats moves={[1, 2]} ref={(board) => void board?.place(3)} />
    {/* @ts-expect-error there is no such rule */}
    <gomoku-board rule="gobang" />
    {/* @ts-expect-error no such detail */}
    <gomoku-board onwin={({ detail }) => detail.loser} />
    {/* @ts-expect-error no such property */}
    <huarong-board levels="" />
  </main>
);
