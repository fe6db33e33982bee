import { dot, foldIn, scoresOf } from './foldIn';
import { SHOPPER_COUNT } from './generateShoppers';
import type { Training } from './model';

type Vector = readonly number[];

interface MapPlace {
  /** Position along the main difference in taste that the visitor's clicks don't explain; 0 is average. */
  readonly across: number;
  /** Position by what sorts the shelf: the score, or the popularity before any click. */
  readonly up: number;
}

/**
 * Projects the item factors to two dimensions for a visitor who has viewed some items. The vertical axis is
 * the visitor's factor vector, so it shows the score. The horizontal axis is the first principal component of
 * the rest, which is orthogonal to it. Before any click, the vertical axis is popularity, which then sorts
 * the shelf.
 */
export function tasteMap(
  training: Pick<Training, 'itemFactors' | 'options' | 'popularity'>,
  viewed: readonly number[],
): readonly MapPlace[] {
  const visitor = foldIn(training, viewed);
  const up =
    viewed.length === 0
      ? training.popularity.map((clicks) => clicks / SHOPPER_COUNT)
      : scoresOf(training, visitor);
  const mean = visitor.map(
    (_, factor) =>
      training.itemFactors.reduce((sum, own) => sum + (own[factor] ?? 0), 0) / training.itemFactors.length,
  );
  const around = training.itemFactors.map((own) => own.map((value, factor) => value - (mean[factor] ?? 0)));
  const toVisitor = unit(visitor);
  const left = around.map((own) => without(own, toVisitor));
  // Starts from the axis used before any click, so that most items stay on their side of the map.
  const direction = firstComponent(left, without(firstComponent(around, mean), toVisitor));
  return left.map((own, item) => ({ across: dot(own, direction), up: up[item] ?? 0 }));
}

/** Number of power iterations after which the direction is exact to the pixel. */
const ROUNDS = 60;

/** Finds the first principal component of centered points by power iteration. Its sign matches `from`. */
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

/** Removes a vector's component along a direction. */
function without(vector: Vector, direction: Vector): Vector {
  const share = dot(vector, direction);
  return vector.map((value, index) => value - share * (direction[index] ?? 0));
}

/** Scales a vector to length 1; a zero vector stays zero. */
function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}
