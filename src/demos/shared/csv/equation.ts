import { sum } from 'd3-array';

/** Three columns, by index: on most lines, the quantity times the price is the amount. */
export interface Equation {
  readonly quantity: number;
  readonly price: number;
  readonly amount: number;
  /** False if some amounts are smaller, as after a discount. */
  readonly isExact: boolean;
}

export interface NumberColumn {
  readonly index: number;
  /** 0 for cells that are no numbers. */
  readonly numbers: readonly number[];
  /** The part that its name suggests, if any. */
  readonly named: 'quantity' | 'price' | null;
}

const MIN_SHARE = 0.6;
const MIN_SHARE_EXACT = 0.97;
/** On fewer lines, it can be a coincidence. */
const MIN_LINES = 4;
const MIN_FRACTIONS = 4;
const MAX_ROUNDING = 0.0051;

/** Finds quantity × price = amount, whatever the columns are called. Of several, returns that with the largest amounts. */
export function equationIn(columns: readonly NumberColumn[]): Equation | null {
  const found = columns.flatMap((first, place) =>
    columns.slice(place + 1).flatMap((second) => equationsOf(first, second, columns)),
  );
  const sizeOf = ({ amount }: Equation) =>
    sum(columns.find(({ index }) => index === amount)?.numbers ?? [], Math.abs);
  return found.toSorted((a, b) => Number(b.isExact) - Number(a.isExact) || sizeOf(b) - sizeOf(a))[0] ?? null;
}

function equationsOf(
  first: NumberColumn,
  second: NumberColumn,
  columns: readonly NumberColumn[],
): readonly Equation[] {
  const factors = first.numbers.map((number, line) => [
    Math.abs(number),
    Math.abs(second.numbers[line] ?? 0),
  ]);
  const used = [...factors.keys()].filter((line) => factors[line]?.every((factor) => factor !== 0));
  // Any amount is 1 times itself.
  const lines = used.filter((line) => factors[line]?.every((factor) => factor !== 1));
  const areMost = used.length * 2 > factors.length;
  const isAmount = (numbers: readonly number[]) => (line: number) => {
    const [a = 0, b = 0] = factors[line] ?? [];
    return Math.abs(a * b - Math.abs(numbers[line] ?? 0)) <= MAX_ROUNDING * (1 + Math.max(a, b));
  };
  const [quantity, price] = inOrder(first, second);
  return columns.flatMap(({ index, numbers }): readonly Equation[] => {
    if (index === first.index || index === second.index) return [];
    // Most columns are out after a few lines.
    if (!lines.slice(0, 3 * MIN_LINES).some(isAmount(numbers))) return [];
    const held = lines.filter(isAmount(numbers));
    if (held.length < Math.max(MIN_LINES, MIN_SHARE * lines.length)) return [];
    const areVaried = [quantity, price].every((own) => differentIn(own, held) > 1);
    const areRates = !areWhole(quantity) && lines.length * 2 < used.length;
    if (!areMost || !areVaried || areRates || isRate(quantity, held, 10) || isRate(price, held, 1)) return [];
    const isExact = held.length >= MIN_SHARE_EXACT * lines.length;
    return [{ quantity: quantity.index, price: price.index, amount: index, isExact }];
  });
}

const areWhole = ({ numbers }: NumberColumn) => numbers.every(Number.isInteger);
const differentIn = ({ numbers }: NumberColumn, lines: readonly number[]) =>
  new Set(lines.map((line) => numbers[line])).size;

/** Tests for a few fractions below a limit, such as the rates of a tax. */
const isRate = (own: NumberColumn, lines: readonly number[], limit: number) =>
  differentIn(own, lines) < MIN_FRACTIONS &&
  !areWhole(own) &&
  own.numbers.every((number) => Math.abs(number) < limit);

/** Returns the quantity first: by its name, or because it is whole, the smaller of two, or varies more. */
function inOrder(first: NumberColumn, second: NumberColumn): readonly [NumberColumn, NumberColumn] {
  const signs = [
    ({ named }: NumberColumn) => (named === null ? 0 : named === 'quantity' ? 1 : -1),
    (own: NumberColumn) => Number(areWhole(own)),
    (own: NumberColumn) => (areWhole(own) ? -sum(own.numbers, Math.abs) : new Set(own.numbers).size),
  ];
  const sign = signs.find((valueOf) => valueOf(first) !== valueOf(second));
  return sign && sign(second) > sign(first) ? [second, first] : [first, second];
}
