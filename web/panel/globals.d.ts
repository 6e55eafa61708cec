// What a game panel may give the pasted function.
declare var gameHandler: { move(id: number, direction: string): void } | undefined;

/** Put in at build time: the panel files, with their sizes. */
declare const PANEL_FILES: string;
