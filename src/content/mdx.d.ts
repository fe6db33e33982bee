/** What `src/prerender/mdx/` makes of a long text: `LongText` of `longText.ts`, which no declaration here can name. */
declare module '*.mdx' {
  import type { FunctionComponent } from 'react';

  const Text: FunctionComponent<{ readonly components: object }>;
  export { Text as default };
  export const headings: readonly { readonly id: string; readonly text: string; readonly depth: number }[];
  export const facts: {
    readonly words: number;
    readonly minutes: number;
    readonly sections: readonly number[];
  };
}

/** Of a long text no more than its facts. */
declare module '*.mdx?facts' {
  export const facts: {
    readonly words: number;
    readonly minutes: number;
    readonly sections: readonly number[];
  };
}
