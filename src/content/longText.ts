import type { ComponentProps, ComponentType, FunctionComponent, ReactNode } from 'react';

export interface TextHeading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

/** Word counts and reading time, computed during the build. */
export interface TextLengths {
  readonly words: number;
  /** Estimated reading time. */
  readonly minutes: number;
  /** Word count of each section; the first one is the text before any heading (may be 0). */
  readonly sections: readonly number[];
}

/** Props of the MDX component `Figure`, one of our pictures with its caption. */
export interface FigureProps {
  readonly caption: string;
  readonly children: ReactNode;
}

/** Custom renderers for the elements of long texts. */
export interface TextComponents {
  readonly a: ComponentType<ComponentProps<'a'>>;
  readonly code: ComponentType<ComponentProps<'code'>>;
  readonly h2: ComponentType<ComponentProps<'h2'>>;
  readonly pre: ComponentType<ComponentProps<'pre'>>;
  readonly table: ComponentType<ComponentProps<'table'>>;
  readonly Figure: ComponentType<FigureProps>;
}

/** The exports of a long text's MDX file. */
export interface LongText {
  readonly default: FunctionComponent<{ readonly components: TextComponents }>;
  readonly headings: readonly TextHeading[];
  readonly lengths: TextLengths;
}
