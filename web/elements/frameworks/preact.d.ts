// The types of `qiju/elements/preact`: the tags in the JSX of Preact.
import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { BoardProps } from '../tags.js';

export * from '../tags.js';

type Html<Element extends EventTarget> = HTMLAttributes<Element> & ClassAttributes<Element>;

type Tags = {
  [Tag in keyof BoardProps]: BoardProps[Tag] & Omit<Html<HTMLElementTagNameMap[Tag]>, keyof BoardProps[Tag]>;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
