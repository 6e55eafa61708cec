// What a game panel may give the pasted function.
declare var gameHandler: { move(id: number, direction: string): void } | undefined;
