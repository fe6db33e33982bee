/** What a shopper of an outdoor shop may be after. The method is never told of it. */
export const pursuits = ['hiking', 'climbing', 'running', 'cycling', 'camping', 'water'] as const;
export type Pursuit = (typeof pursuits)[number];

/** Something on the shelf. */
export interface Item {
  readonly name: string;
  /** Its department. */
  readonly kind: Pursuit;
  /** In whole units of the currency. */
  readonly price: number;
  /** What else it is good for. */
  readonly also: Pursuit | null;
}

type Row = readonly [name: string, price: number, also?: Pursuit];

/** What each department is called. */
export const pursuitLabels: Readonly<Record<Pursuit, string>> = {
  hiking: 'Hiking',
  climbing: 'Climbing',
  running: 'Running',
  cycling: 'Cycling',
  camping: 'Camping',
  water: 'Water',
};

/** Ten items of each department, all of them invented. */
const departments: Readonly<Record<Pursuit, readonly Row[]>> = {
  hiking: [
    ['Ridge boots', 189],
    ['Day pack 22 l', 95, 'climbing'],
    ['Trekking poles', 79],
    ['Rain jacket', 149, 'cycling'],
    ['Merino shirt', 69, 'running'],
    ['Zip-off trousers', 85],
    ['Trail map case', 19],
    ['Water filter', 45, 'camping'],
    ['Wool socks', 22, 'running'],
    ['Gaiters', 39],
  ],
  climbing: [
    ['Climbing shoes', 129],
    ['Sit harness', 75],
    ['Single rope 60 m', 199],
    ['Chalk bag', 24],
    ['Climbing helmet', 69, 'cycling'],
    ['Set of quickdraws', 99],
    ['Belay device', 34],
    ['Crash pad', 249],
    ['Finger tape', 8],
    ['Rope bag', 45, 'water'],
  ],
  running: [
    ['Trail shoes', 139, 'hiking'],
    ['Running vest 5 l', 89],
    ['Split shorts', 49],
    ['Wind shell', 99, 'cycling'],
    ['Soft flask', 19, 'hiking'],
    ['Sports watch', 279, 'cycling'],
    ['Reflective band', 15, 'cycling'],
    ['Energy gels, box', 29, 'cycling'],
    ['Running cap', 25],
    ['Foam roller', 35],
  ],
  cycling: [
    ['Gravel helmet', 119],
    ['Bib shorts', 109],
    ['Frame bag', 59, 'camping'],
    ['Bike light set', 65],
    ['Mini pump', 32],
    ['Tire repair kit', 18],
    ['Cycling gloves', 35],
    ['Bike bottle', 12, 'running'],
    ['Multi-tool', 42, 'camping'],
    ['Rear rack', 55],
  ],
  camping: [
    ['Two-person tent', 349, 'hiking'],
    ['Down sleeping bag', 289],
    ['Sleeping mat', 119],
    ['Gas stove', 59, 'hiking'],
    ['Pot set', 49],
    ['Head lamp', 45, 'climbing'],
    ['Camp chair', 69],
    ['Lantern', 39],
    ['Folding knife', 55, 'hiking'],
    ['Dry food, six meals', 54],
  ],
  water: [
    ['Touring kayak', 899],
    ['Carbon paddle', 219],
    ['Life vest', 99],
    ['Dry bag 20 l', 35, 'camping'],
    ['Wetsuit 3 mm', 179],
    ['Swim goggles', 25],
    ['Neoprene shoes', 49],
    ['Paddle board', 599],
    ['Deck pump', 39],
    ['Sun shirt', 55, 'hiking'],
  ],
};

/** The sixty items of the shop. An item's place in this list is its number everywhere else. */
export const items: readonly Item[] = pursuits.flatMap((kind) =>
  departments[kind].map(([name, price, also]) => ({ name, kind, price, also: also ?? null })),
);
