// The first positions of the sample pages, and the positions after their button is pressed.
export const first = {
  tiles: [[1, 2, 2, 1]],
  road: [
    [3, 1, 1, 4],
    [3, 1, 1, 4],
    [5, 2, 2, 6],
    [5, 7, 8, 6],
    [9, 0, 0, 10],
  ],
  metric: 'step',
  stones: [0, 1],
  rule: 'freestyle',
};

export const second = {
  tiles: [
    [3, 3],
    [4, 4],
  ],
  road: [
    [2, 1, 1, 3],
    [2, 1, 1, 3],
    [4, 0, 0, 5],
    [4, 6, 7, 5],
    [8, 9, 10, 11],
  ],
  metric: 'move',
  stones: [112, 113, 114],
  rule: 'renju',
};
