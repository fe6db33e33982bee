import { useLoaderData } from 'react-router-dom';
import { blogPosts } from '../../../content/blog/posts';
import { PostNotFound } from './PostNotFound';
import { PostView } from './PostView';
import type { postLoader } from './postLoader';

/** A post's page, or the word that the blog has no such post. */
function PostPage() {
  const loaded = useLoaderData<Awaited<ReturnType<typeof postLoader>>>();
  const post = blogPosts.find(({ slug }) => slug === loaded?.slug);
  return loaded && post ? <PostView post={post} text={loaded.text} /> : <PostNotFound />;
}

export { PostPage as Component };
