/** The saved slices by name, as they were parsed: nothing about them is known. */
export type Slices = ReadonlyMap<string, unknown>;

/** Turns what one version saved into what the next one saves. */
export interface Migration {
  /** The version that it starts from. */
  readonly from: number;
  readonly name: string;
  readonly migrate: (slices: Slices) => Slices;
}

/** The version of the saved shape. Raise it, with a migration and a fixture of the old shape, when that changes. */
export const SAVED_VERSION = 2;

/** One for each version that was ever saved, but the present one; a test holds that none is missing. */
export const migrations: readonly Migration[] = [
  {
    from: 1,
    name: 'cart lines and wishlist ids become entries with logical times',
    migrate: (slices) =>
      new Map([
        ...slices,
        ['cart', { entries: stamped(slices.get('cart'), 'lines', (line) => (isRecord(line) ? line : {})) }],
        [
          'wishlist',
          {
            entries: stamped(slices.get('wishlist'), 'productIds', (productId) => ({
              productId,
              isListed: true,
            })),
          },
        ],
      ]),
  },
];

/** Brings slices of an old version to the present one, step by step. May throw what a migration throws. */
export function migrated(slices: Slices, version: number): Slices {
  return migrations
    .filter(({ from }) => from >= version)
    .toSorted((a, b) => a.from - b.from)
    .reduce((current, { migrate }) => migrate(current), slices);
}

/** The items of a list, each with its place as the time it joined. What is no list becomes none at all. */
function stamped(slice: unknown, name: string, toEntry: (item: unknown) => object): unknown {
  const items = isRecord(slice) ? slice[name] : undefined;
  if (!Array.isArray(items)) return undefined;
  return items.map((item: unknown, index) => ({ ...toEntry(item), added: index, changed: 0 }));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
