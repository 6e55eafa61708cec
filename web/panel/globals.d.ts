// The globals that a game panel may give the pasted function.
declare var gameHandler: { move(id: number, direction: string): void } | undefined;

/** The panel files with their sizes, inserted by the build. */
declare const PANEL_FILES: string;
