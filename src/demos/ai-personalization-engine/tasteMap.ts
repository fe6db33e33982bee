import { dot, foldIn, scoresOf } from './foldIn';
import type { Training } from './model';

type Vector = readonly number[];

/** Where an item is on the map of tastes. */
export interface MapPlace {
  /** Across: how it differs from the others in what the visitor's clicks do not tell. 0 is the middle of all items. */
  readonly across: number;
  /** Up: how much it is expected to be liked; the shelf is sorted by it. */
  readonly up: number;
}

/**
 * The items' factors, projected to two dimensions for a visitor who has looked at some of them. Up is the direction of
 * the visitor's own factors, so that it is the score. Across is, of the directions at a right angle to it, the one in
 * which the items differ most: the first principal component of what is left. As long as nothing was looked at, up is
 * the share of shoppers who clicked an item, by which the shelf is sorted then.
 */
export function tasteMap(
  training: Pick<Training, 'itemFactors' | 'options' | 'popularity'>,
  lookedAt: readonly number[],
  shoppers: number,
): readonly MapPlace[] {
  const visitor = foldIn(training, lookedAt);
  const up =
    lookedAt.length === 0
      ? training.popularity.map((clicks) => clicks / shoppers)
      : scoresOf(training, visitor);
  const mean = visitor.map(
    (_, factor) =>
      training.itemFactors.reduce((sum, own) => sum + (own[factor] ?? 0), 0) / training.itemFactors.length,
  );
  const around = training.itemFactors.map((own) => own.map((value, factor) => value - (mean[factor] ?? 0)));
  const toVisitor = unit(visitor);
  const left = around.map((own) => without(own, toVisitor));
  // It begins with the direction for nobody: with most clicks, what is on the left stays there.
  const direction = firstComponent(left, without(firstComponent(around, mean), toVisitor));
  return left.map((own, item) => ({ across: dot(own, direction), up: up[item] ?? 0 }));
}

/** So many rounds bring the direction as near as can be seen. */
const ROUNDS = 60;

/** The direction in which points around 0 differ most, by power iteration from another one, on whose side it stays. */
function firstComponent(points: readonly Vector[], from: Vector): Vector {
  let direction = from;
  for (let round = 0; round < ROUNDS; round += 1) {
    const shares = points.map((point) => dot(point, direction));
    direction = unit(
      direction.map((_, factor) =>
        points.reduce((sum, point, index) => sum + (shares[index] ?? 0) * (point[factor] ?? 0), 0),
      ),
    );
  }
  return direction;
}

/** A vector less its part in a direction. */
function without(vector: Vector, direction: Vector): Vector {
  const share = dot(vector, direction);
  return vector.map((value, index) => value - share * (direction[index] ?? 0));
}

/** A vector of the same direction whose length is 1; no direction stays none. */
function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}
