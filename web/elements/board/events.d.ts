// The events that all boards have, and the types that follow from the events of a board.

/** Each event as the handler that frameworks name after it. */
export interface BoardHandlers {
  /**
   * The board can be played.
   * @example board.addEventListener('ready', () => board.focus());
   */
  onready: (event: CustomEvent<null>) => void;
  /**
   * The engine could not be loaded, or an attribute or a property that was set early has an invalid value; `detail` is the error.
   * @example board.addEventListener('error', ({ detail }) => console.error(detail));
   */
  onerror: (event: CustomEvent<unknown>) => void;
  /**
   * The game, or something that the board shows of it, has changed.
   * @example board.addEventListener('change', () => localStorage.setItem('game', JSON.stringify(board.snapshot())));
   */
  onchange: (event: CustomEvent<null>) => void;
}

/** The events of a board by their types. */
export type EventsOf<Handlers> = {
  [Name in keyof Handlers as Name extends `on${infer Type}` ? Type : never]: Handlers[Name] extends (
    event: infer Event,
  ) => void
    ? Event
    : never;
};

/** `addEventListener` with the events of a board. */
export interface Listen<Events> {
  <K extends keyof Events>(
    type: K,
    listener: (event: Events[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}
