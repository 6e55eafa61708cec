// The events that all boards have.

export interface BoardEventMap {
  ready: CustomEvent<null>;
  error: CustomEvent<unknown>;
  change: CustomEvent<null>;
}

/** `addEventListener` with the events of a board. */
export interface Listen<Events> {
  <K extends keyof Events>(
    type: K,
    listener: (event: Events[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}
