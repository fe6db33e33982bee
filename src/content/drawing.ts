import type { ComponentType, SVGProps } from 'react';

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** False if the picture is too small for readable text. Its words are then left out. */
  readonly lettered?: boolean;
}

/** An imported `.svg` file. Its other props go to the `<svg>`. */
export type Drawing = ComponentType<DrawingProps>;
