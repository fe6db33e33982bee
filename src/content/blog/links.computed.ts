import { allPosts } from './posts';

/** Links to all posts, newest first, with the services and tools that they are about. */
export const postLinks = allPosts.map(({ slug, title, services, tools }) => ({
  slug,
  title,
  services,
  tools,
}));
