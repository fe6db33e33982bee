import type { ProductId } from '../slugs';
import type { ProductReview } from './types';

interface ReviewsModule {
  readonly reviews: readonly ProductReview[];
}

/** Loads a product's reviews, newest first. They have their own chunk. */
export function loadProductReviews(id: ProductId): Promise<readonly ProductReview[]> {
  return import(`./reviews/${id}.ts`).then(({ reviews }: ReviewsModule) => reviews);
}
