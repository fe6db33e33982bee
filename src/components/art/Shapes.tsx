interface ShapesProps<Item> {
  readonly of: readonly Item[];
  /** Returns the SVG path of an item's shape. */
  readonly path: (item: Item, index: number) => string;
  /** Returns the classes of an item's color. */
  readonly color: (item: Item, index: number) => string | undefined;
  readonly strokeWidth?: number;
}

/**
 * Draws a shape for each item. Shapes of one color are one element, because a page with fewer elements renders faster.
 * They must not overlap shapes of another color.
 */
export function Shapes<Item>({ of: items, path, color, strokeWidth }: ShapesProps<Item>) {
  const paths = new Map<string | undefined, string>();
  for (const [index, item] of items.entries()) {
    const key = color(item, index);
    paths.set(key, (paths.get(key) ?? '') + path(item, index));
  }
  return [...paths].map(([className, d]) => (
    <path key={className} d={d} className={className} strokeWidth={strokeWidth} />
  ));
}
