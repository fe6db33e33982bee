import { postDrawings } from '../../../components/art/readings/postDrawings';
import { postReading } from '../../../components/reading/postReading';
import { ReadingList } from '../../../components/reading/ReadingList';
import type { BlogPost } from '../../../content/types';

interface PostListProps {
  readonly title: string;
  readonly posts: readonly BlogPost[];
}

/**
 * Related posts. Their pictures have no view transition: a page can move only one picture, the post's own.
 */
export function PostList({ title, posts }: PostListProps) {
  return (
    <ReadingList
      title={title}
      items={posts.map((post) => {
        const Drawing = postDrawings[post.slug];
        return { reading: postReading(post), picture: <Drawing /> };
      })}
    />
  );
}
