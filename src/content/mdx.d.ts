/**
 * A long text, compiled by `src/prerender/mdx/`. Repeats the type `LongText`, which an ambient declaration can't
 * import.
 */
declare module '*.mdx' {
  import type { FunctionComponent } from 'react';

  const Text: FunctionComponent<{ readonly components: object }>;
  export { Text as default };
  export const headings: readonly { readonly id: string; readonly text: string; readonly depth: number }[];
  export const lengths: {
    readonly words: number;
    readonly minutes: number;
    readonly sections: readonly number[];
  };
}
