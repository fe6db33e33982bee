import { clsx } from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import styles from './ReadingPlate.module.css';

export interface DrawingProps {
  readonly className?: string | undefined;
  /** Path of the page that the picture belongs to. */
  readonly 'data-picture-of'?: string;
}

interface ReadingPlateProps extends DrawingProps {
  readonly tone: 'onPith' | 'onOrange' | 'onLeaf' | 'onPlum';
  readonly children: ReactNode;
}

/**
 * The 96 × 96 plate of every post's and news article's picture. Hidden from screen readers: the title says the
 * same.
 */
export function ReadingPlate({ tone, className, children, ...rest }: ReadingPlateProps) {
  return (
    <svg
      viewBox="0 0 96 96"
      className={clsx(styles.plate, styles[tone], className)}
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}

interface NamedDrawingProps extends DrawingProps {
  readonly name: string;
  readonly drawings: Readonly<Record<string, ComponentType<DrawingProps>>>;
}

/**
 * Shows the drawing that front matter names.
 * @throws if there is none. The build then stops, because it renders every list.
 */
export function NamedDrawing({ name, drawings, ...props }: NamedDrawingProps) {
  const Drawing = drawings[name];
  if (!Drawing)
    throw new Error(`No picture is called ${name}. Choose from: ${Object.keys(drawings).join(', ')}.`);
  return <Drawing {...props} />;
}
