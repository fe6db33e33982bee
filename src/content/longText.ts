import type { ComponentProps, ComponentType, FunctionComponent, ReactNode } from 'react';

/** A heading of a long text, as its table of contents lists it. */
export interface TextHeading {
  /** Its anchor. */
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

/** How long a text is, counted at build. */
export interface TextLengths {
  readonly words: number;
  /** Reading time. */
  readonly minutes: number;
  /** The words of each part: first what stands before any heading (perhaps none), then each section. */
  readonly sections: readonly number[];
}

/** What the MDX component `Figure` takes: a picture of ours, and what to see in it. */
export interface FigureProps {
  readonly caption: string;
  readonly children: ReactNode;
}

/** The elements of long texts that the site renders in its own way. */
export interface TextComponents {
  readonly a: ComponentType<ComponentProps<'a'>>;
  readonly code: ComponentType<ComponentProps<'code'>>;
  readonly h2: ComponentType<ComponentProps<'h2'>>;
  readonly pre: ComponentType<ComponentProps<'pre'>>;
  readonly table: ComponentType<ComponentProps<'table'>>;
  readonly Figure: ComponentType<FigureProps>;
}

/** A long text as its MDX file exports it. */
export interface LongText {
  readonly default: FunctionComponent<{ readonly components: TextComponents }>;
  readonly headings: readonly TextHeading[];
  readonly lengths: TextLengths;
}
