// The types of `qiju/elements/react`: the tags in the JSX of React 19.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { BoardProps } from '../tags.js';

export * from '../tags.js';

type Html<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>;

type Tags = {
  [Tag in keyof BoardProps]: BoardProps[Tag] & Omit<Html<HTMLElementTagNameMap[Tag]>, keyof BoardProps[Tag]>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
