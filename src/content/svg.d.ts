/** A picture, compiled by `src/prerender/svg/`. Repeats the type `Drawing`, which this can't import. */
declare module '*.svg' {
  import type { ComponentType, SVGProps } from 'react';

  const Picture: ComponentType<SVGProps<SVGSVGElement> & { readonly lettered?: boolean }>;
  export default Picture;
}
