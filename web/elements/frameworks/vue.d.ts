// The types of `qiju/elements/vue`: the tags in the templates of Vue 3.
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { BoardProps } from '../tags.js';

export * from '../tags.js';

type Properties<Props> = { [Name in keyof Props as Name extends `on${string}` ? never : Name]: Props[Name] };

type Emits<Props> = {
  [Name in keyof Props as Name extends `on${infer Type}` ? Type : never]-?: NonNullable<Props[Name]>;
};

type Tags = {
  [Tag in keyof BoardProps]: new () => HTMLElementTagNameMap[Tag] & {
    $props: Properties<BoardProps[Tag]> & Omit<HTMLAttributes, keyof BoardProps[Tag]> & PublicProps;
    $emit: EmitFn<Emits<BoardProps[Tag]>>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
