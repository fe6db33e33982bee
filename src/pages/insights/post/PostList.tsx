import { authorOf } from '../../../content/blog/authors';
import { postLengths } from '../../../content/blog/lengths';
import { paths } from '../../../content/paths';
import type { BlogPost } from '../../../content/types';
import { PostPicture } from '../../../components/reading/PostPicture';
import { ReadingList } from '../../../components/reading/ReadingList';

interface PostListProps {
  readonly title: string;
  readonly posts: readonly BlogPost[];
}

/** Posts of the blog to read next. */
export function PostList({ title, posts }: PostListProps) {
  return (
    <ReadingList
      title={title}
      items={posts.map((post) => ({
        to: paths.post(post.slug),
        title: post.title,
        date: post.date,
        minutes: postLengths[post.slug].minutes,
        author: authorOf(post).name,
        picture: <PostPicture post={post} />,
      }))}
    />
  );
}
