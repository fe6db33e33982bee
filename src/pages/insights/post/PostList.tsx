import { PostPicture } from '../../../components/reading/PostPicture';
import { postReading } from '../../../components/reading/postReading';
import { ReadingList } from '../../../components/reading/ReadingList';
import type { BlogPost } from '../../../content/types';

interface PostListProps {
  readonly title: string;
  readonly posts: readonly BlogPost[];
}

export function PostList({ title, posts }: PostListProps) {
  return (
    <ReadingList
      title={title}
      items={posts.map((post) => ({
        reading: postReading(post),
        picture: <PostPicture slug={post.slug} />,
      }))}
    />
  );
}
