// The properties of a board as templates and JSX set them.

type Readonlys<T> = T extends readonly (infer Item)[] ? readonly Readonlys<Item>[] : T;

/** A number may be text, since a template has it in quotes. */
type Given<T> = T extends number ? T | `${number}` : T;

/** An event knows the board that it comes from. */
type Heard<Handler, Board> = Handler extends (event: infer Event) => void
  ? (event: Event & { readonly currentTarget: Board }) => void
  : never;

/** The properties of attributes, which null removes, other properties, and handlers of events. Each may be missing. */
export type PropsOf<Board, Values, Members extends keyof Board, Handlers> = {
  [Name in keyof Values]?: Given<Values[Name]> | null | undefined;
} & { [Name in Members]?: Readonlys<Board[Name]> } & {
  [Name in keyof Handlers]?: Heard<Handlers[Name], Board> | undefined;
};
