import type { Picture } from './drawings';

/** Departments of an outdoor store, which are also its shoppers' interests. No method sees them. */
export const departments = ['hiking', 'climbing', 'running', 'cycling', 'camping', 'water'] as const;
export type Department = (typeof departments)[number];

export interface Item {
  readonly name: string;
  readonly department: Department;
  /** In whole units of the currency. */
  readonly price: number;
  readonly picture: Picture;
  /** Another department whose shoppers like it. */
  readonly secondDepartment: Department | undefined;
}

type Row = readonly [name: string, price: number, picture: Picture, secondDepartment?: Department];

/** Ten fictional items per department. */
const rowsByDepartment: Readonly<Record<Department, readonly Row[]>> = {
  hiking: [
    ['Ridge boots', 189, 'boot'],
    ['Daypack 22 L', 95, 'backpack', 'climbing'],
    ['Trekking poles', 79, 'poles'],
    ['Rain jacket', 149, 'rain-shell', 'cycling'],
    ['Merino shirt', 69, 'shirt', 'running'],
    ['Convertible pants', 85, 'trousers'],
    ['Trail map case', 19, 'map'],
    ['Water filter', 45, 'filter', 'camping'],
    ['Wool socks', 22, 'wool-socks', 'running'],
    ['Gaiters', 39, 'gaiter'],
  ],
  climbing: [
    ['Climbing shoes', 129, 'shoe'],
    ['Climbing harness', 75, 'harness'],
    ['60 m single rope', 199, 'rope'],
    ['Chalk bag', 24, 'pouch'],
    ['Climbing helmet', 69, 'helmet', 'cycling'],
    ['Quickdraw set', 99, 'quickdraw'],
    ['Belay device', 34, 'belay'],
    ['Crash pad', 249, 'pad'],
    ['Finger tape', 8, 'tape'],
    ['Rope bag', 45, 'bag', 'water'],
  ],
  running: [
    ['Trail shoes', 139, 'trail-shoe', 'hiking'],
    ['Running vest 5 L', 89, 'vest'],
    ['Split shorts', 49, 'shorts'],
    ['Wind shell', 99, 'rain-shell', 'cycling'],
    ['Soft flask', 19, 'flask', 'hiking'],
    ['Sports watch', 279, 'watch', 'cycling'],
    ['Reflective band', 15, 'band', 'cycling'],
    ['Energy gels (box)', 29, 'box', 'cycling'],
    ['Running cap', 25, 'cap'],
    ['Foam roller', 35, 'roller'],
  ],
  cycling: [
    ['Gravel helmet', 119, 'vented helmet'],
    ['Bib shorts', 109, 'bibs'],
    ['Frame bag', 59, 'frame bag', 'camping'],
    ['Bike light set', 65, 'light'],
    ['Mini pump', 32, 'pump'],
    ['Tire repair kit', 18, 'box'],
    ['Cycling gloves', 35, 'glove'],
    ['Bike bottle', 12, 'bottle', 'running'],
    ['Multi-tool', 42, 'tool', 'camping'],
    ['Rear rack', 55, 'rack'],
  ],
  camping: [
    ['Two-person tent', 349, 'tent', 'hiking'],
    ['Down sleeping bag', 289, 'sleeping bag'],
    ['Sleeping mat', 119, 'mat'],
    ['Gas stove', 59, 'stove', 'hiking'],
    ['Cookset', 49, 'pot'],
    ['Headlamp', 45, 'headlamp', 'climbing'],
    ['Camp chair', 69, 'chair'],
    ['Lantern', 39, 'lantern'],
    ['Folding knife', 55, 'knife', 'hiking'],
    ['Freeze-dried meals (6)', 54, 'packet'],
  ],
  water: [
    ['Touring kayak', 899, 'kayak'],
    ['Carbon paddle', 219, 'paddle'],
    ['Life vest', 99, 'life vest'],
    ['Dry bag 20 L', 35, 'dry bag', 'camping'],
    ['Wetsuit 3 mm', 179, 'wetsuit'],
    ['Swim goggles', 25, 'goggles'],
    ['Water shoes', 49, 'shoe'],
    ['Paddle board', 599, 'board'],
    ['Deck pump', 39, 'pump'],
    ['Sun shirt', 55, 'shirt', 'hiking'],
  ],
};

/** The store's sixty items. Other modules identify an item by its index here. */
export const items: readonly Item[] = departments.flatMap((department) =>
  rowsByDepartment[department].map(([name, price, picture, secondDepartment]) => ({
    name,
    department,
    price,
    picture,
    secondDepartment,
  })),
);
