import type { ComponentProps, ComponentType, FunctionComponent, ReactNode } from 'react';

export interface TextHeading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

/** Lengths of a text, computed by the build so that pages needn't load it to show them. */
export interface TextLengths {
  readonly words: number;
  /** Minutes that it takes to read the text. */
  readonly minutes: number;
  /** Word count of each section. The first is the text before any heading, and may be 0. */
  readonly sections: readonly number[];
}

/** Props of the MDX component `Figure`, which shows a drawing with its caption. */
export interface FigureProps {
  readonly caption: string;
  readonly children: ReactNode;
}

/** Components that render the elements of long texts. */
export interface TextComponents {
  readonly a: ComponentType<ComponentProps<'a'>>;
  readonly code: ComponentType<ComponentProps<'code'>>;
  readonly h2: ComponentType<ComponentProps<'h2'>>;
  readonly pre: ComponentType<ComponentProps<'pre'>>;
  readonly table: ComponentType<ComponentProps<'table'>>;
  readonly Figure: ComponentType<FigureProps>;
}

/** A long text, as exported by its MDX file. */
export interface LongText {
  readonly default: FunctionComponent<{ readonly components: TextComponents }>;
  readonly headings: readonly TextHeading[];
  readonly lengths: TextLengths;
}

/** A long text's data, which `text.mdx?data` exports alone. */
export interface UncheckedText {
  readonly frontmatter: unknown;
  readonly lengths: TextLengths;
}
