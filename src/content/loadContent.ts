import type { ProductDetail, ProductReview } from './products/types';
import type { ProductId, ServiceSlug, ToolSlug } from './slugs';
import type { Service, Tool } from './types';

// Each file that these functions load has a chunk of its own.

export function loadService(slug: ServiceSlug): Promise<Service> {
  return import(`./services/${slug}.ts`).then(({ service }: { readonly service: Service }) => service);
}

export function loadTool(slug: ToolSlug): Promise<Tool> {
  return import(`./tools/${slug}.ts`).then(({ tool }: { readonly tool: Tool }) => tool);
}

export function loadProductDetail(id: ProductId): Promise<ProductDetail> {
  return import(`./products/${id}/detail.ts`).then(
    ({ detail }: { readonly detail: ProductDetail }) => detail,
  );
}

interface ReviewsModule {
  readonly reviews: readonly ProductReview[];
}

/** Loads a product's reviews, newest first. */
export function loadProductReviews(id: ProductId): Promise<readonly ProductReview[]> {
  return import(`./products/${id}/reviews.ts`).then(({ reviews }: ReviewsModule) => reviews);
}
