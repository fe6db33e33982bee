import { NotFound } from '../../../components/layout/NotFound';
import { blogHome } from '../../../components/reading/postReading';
import { blogPostNotFound } from '../../../content/blog/labels';
import { blogPosts } from '../../../content/blog/posts';
import { PostList } from './PostList';
import type { postLoader } from './postLoader';
import { PostView } from './PostView';

function PostPage({ content: loaded }: { readonly content: Awaited<ReturnType<typeof postLoader>> }) {
  const post = blogPosts.find(({ slug }) => slug === loaded?.slug);
  if (loaded && post) return <PostView post={post} text={loaded.text} />;
  return (
    <NotFound text={blogPostNotFound} home={blogHome}>
      <PostList title="Latest articles" posts={blogPosts} />
    </NotFound>
  );
}

export { PostPage as Component };
