import type { PostListing } from './post';
import { allPosts } from './posts';

/** All posts, newest first, with the fields that lists show. */
export const blogPosts: readonly PostListing[] = allPosts.map(({ meta, products, ...listing }) => listing);
