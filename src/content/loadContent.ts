import type { PostFile } from './blog/post';
import { bySlug } from './bySlug';
import type { ArticleFile } from './news/article';
import type { ProductDetail, ProductReview } from './products/types';
import type { ProductId, ServiceSlug, ToolSlug } from './slugs';
import type { Service, Tool } from './types';

/** Exports of each kind's files. The build checks front matter (`news/articles.ts`, `blog/posts.ts`). */
interface Exports {
  readonly article: ArticleFile;
  readonly post: PostFile;
}

/** A thing with everything that its page shows. */
export type Content<Kind extends keyof Exports> = Exports[Kind] & { readonly slug: string };

const loaders: {
  readonly [Kind in keyof Exports]: ReadonlyMap<string, () => Promise<Exports[Kind]>>;
} = {
  article: bySlug(import.meta.glob<ArticleFile>('./news/*.mdx')),
  post: bySlug(import.meta.glob<PostFile>('./blog/*/index.mdx')),
};

export const articleSlugs: readonly string[] = [...loaders.article.keys()];
export const postSlugs: readonly string[] = [...loaders.post.keys()];

/** Loads a thing, which has its own chunk. Returns null if there is none of that name. */
export async function loadContent<Kind extends keyof Exports>(
  kind: Kind,
  slug: string,
): Promise<Content<Kind> | null> {
  const load = loaders[kind].get(slug);
  return load ? { slug, ...(await load()) } : null;
}

/** Loads all things of a kind, by name. For the build: together they are large. */
export async function loadAllContent<Kind extends keyof Exports>(
  kind: Kind,
): Promise<readonly Content<Kind>[]> {
  return Promise.all([...loaders[kind]].map(async ([slug, load]) => ({ slug, ...(await load()) })));
}

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
