import { allPosts } from './posts';

/** Links to all posts, newest first, with their authors and the services and tools that they are about. */
export const postLinks = allPosts.map(({ slug, title, author, services, tools }) => ({
  slug,
  title,
  author,
  services,
  tools,
}));
