import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './art.module.css';

/** Props of every picture. An empty `alt` means that the text beside the picture already says it. */
export interface PictureProps {
  readonly alt: string;
  readonly className?: string | undefined;
  /** False if the picture is too small for readable text. Its labels and key are then left out. */
  readonly lettered?: boolean | undefined;
}

interface Label {
  readonly text: string | number;
  readonly x: number;
  readonly y: number;
  /** Part of the text that is at x. */
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
  /** Class of the text's color; ink by default. */
  readonly color?: string | undefined;
  /** Font size; 22 by default. */
  readonly size?: number;
  readonly weight?: number;
  readonly transform?: string;
}

interface PictureFrameProps extends PictureProps {
  readonly tone?: 'pith' | 'brandSoft' | 'leafSoft' | 'plumSoft' | 'surface2';
  /** Texts, drawn on top. */
  readonly labels?: readonly Label[];
  /** Shapes that mean nothing without the labels, drawn below them. */
  readonly legend?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of all product pictures: a 640 × 480 plate. Text is at least 22 units high, which is 12 px on a
 * 390 px phone.
 */
export function PictureFrame({
  alt,
  className,
  lettered = true,
  tone = 'pith',
  labels = [],
  legend,
  children,
}: PictureFrameProps) {
  return (
    <svg
      viewBox="0 0 640 480"
      className={clsx(styles.picture, className)}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <path d="M0 0h640v480H0z" className={styles[tone]} />
      {children}
      {lettered && (
        <g className={styles.lettering}>
          {legend}
          {labels.map(({ text, x, y, anchor = 'middle', color, size, weight, transform }) => (
            <text
              key={[x, y, transform].join()}
              x={x}
              y={y}
              className={clsx(styles[anchor], color)}
              fontSize={size}
              fontWeight={weight}
              transform={transform}
            >
              {text}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}
