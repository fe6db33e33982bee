import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { isValidElement, useRef } from 'react';
import type { FigureProps, TextComponents } from '../../content/longText';
import colors from '../ui/CodeColors.module.css';
import { ContentLink } from '../ui/ContentLink';
import { CopyButton } from '../sharing/CopyButton';
import styles from './LongRead.module.css';
import { Scroller } from '../ui/Scroller';
import { SectionHeading } from './SectionHeading';

/** Components that render the Markdown elements of long texts. */
export const textComponents: TextComponents = {
  a: ({ href = '', children }: ComponentProps<'a'>) => <ContentLink href={href}>{children}</ContentLink>,
  code: (props: ComponentProps<'code'>) => <code translate="no" {...props} />,
  h2: SectionHeading,
  pre: CodeSample,
  table: TextTable,
  Figure: TextFigure,
};

const languageNames: Readonly<Record<string, string>> = {
  javascript: 'JavaScript',
  python: 'Python',
  tsx: 'React',
  typescript: 'TypeScript',
};

/** A code block, highlighted at build time, with its language and a copy button. */
function CodeSample({ children }: ComponentProps<'pre'>) {
  const sample = useRef<HTMLPreElement>(null);
  const classes = isValidElement<{ className?: string }>(children) ? children.props.className : undefined;
  const language = /language-(\w+)/.exec(classes ?? '')?.[1] ?? '';
  const name = languageNames[language] ?? language;
  return (
    <div className={clsx(styles.code, colors.code)}>
      <div className={styles.codeBar} data-screen-only>
        <p>{name}</p>
        <CopyButton
          label="Copy"
          what={`the code in ${name}`}
          text={() => sample.current?.textContent ?? ''}
        />
      </div>
      <Scroller label={`Code in ${name}`}>
        <pre ref={sample}>{children}</pre>
      </Scroller>
    </div>
  );
}

function TextTable(props: ComponentProps<'table'>) {
  return (
    <Scroller label="Table">
      <table {...props} className={styles.table} />
    </Scroller>
  );
}

function TextFigure({ caption, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
