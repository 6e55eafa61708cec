// The types of `qiju/elements/solid`: the tags in the JSX of Solid, with `on:` and `prop:`.
import type { JSX } from 'solid-js';
import type { BoardProps } from '../tags.js';

export * from '../tags.js';

type Namespaced<Props> = {
  [Name in keyof Props & string as Name extends `on${infer Type}` ? `on:${Type}` : `prop:${Name}`]?: Props[Name];
};

type Tags = {
  [Tag in keyof BoardProps]: BoardProps[Tag] &
    Namespaced<BoardProps[Tag]> &
    Omit<JSX.HTMLAttributes<HTMLElementTagNameMap[Tag]>, keyof (BoardProps[Tag] & Namespaced<BoardProps[Tag]>)>;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
