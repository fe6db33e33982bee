/** What `src/prerender/mdx/` makes of a long text: `LongText` of `longText.ts`, which no declaration here can name. */
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

/** Of a long text, its lengths alone. */
declare module '*.mdx?lengths' {
  export const lengths: {
    readonly words: number;
    readonly minutes: number;
    readonly sections: readonly number[];
  };
}
