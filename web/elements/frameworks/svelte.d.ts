// The types of `qiju/elements/svelte`: the tags in the templates of Svelte 5, and of Svelte 4 with `on:`.
import type { HTMLAttributes } from 'svelte/elements';
import type { BoardProps } from '../tags.js';

export * from '../tags.js';

/** Svelte 4 has a colon in a handler, and an attribute of two words its hyphen. */
type Spelled<Props> = {
  [
    Name in keyof Props & string as Name extends `on${infer Type}`
      ? `on:${Type}`
      : Name extends `watch${infer Word}`
        ? `watch-${Lowercase<Word>}`
        : never
  ]?: Name extends `watch${string}` ? true | null | undefined : Props[Name];
};

type Tags = {
  [Tag in keyof BoardProps]: BoardProps[Tag] &
    Spelled<BoardProps[Tag]> &
    Omit<HTMLAttributes<HTMLElementTagNameMap[Tag]>, keyof (BoardProps[Tag] & Spelled<BoardProps[Tag]>)>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
