import type { ComponentType, SVGProps } from 'react';

/** An imported `.svg` file. Its props go to the `<svg>`. */
export type Drawing = ComponentType<SVGProps<SVGSVGElement>>;
