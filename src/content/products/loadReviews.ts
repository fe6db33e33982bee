import type { ProductId } from '../slugs';
import type { ProductReview } from './types';

interface ReviewsModule {
  readonly reviews: readonly ProductReview[];
}

/** Loads the reviews of a product that can be read, the latest first; each product's in a chunk of its own. */
export function loadProductReviews(id: ProductId): Promise<readonly ProductReview[]> {
  return import(`./reviews/${id}.ts`).then(({ reviews }: ReviewsModule) => reviews);
}
