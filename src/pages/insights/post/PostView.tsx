import { PostPicture } from '../../../components/reading/PostPicture';
import { blogHome, postReading } from '../../../components/reading/postReading';
import { postTone } from '../../../components/reading/postTone';
import { ReadingView } from '../../../components/reading/ReadingView';
import { postData } from '../../../components/seo/postData';
import { relatedPosts } from '../../../content/blog/posts';
import type { LongText } from '../../../content/longText';
import { actionAfterPost } from '../../../content/callToAction';
import type { BlogPost } from '../../../content/types';
import { PostList } from './PostList';
import { PostSidebar } from './PostSidebar';
import styles from './PostView.module.css';
import { ShareLinks } from './ShareLinks';

export function PostView({ post, text }: { readonly post: BlogPost; readonly text: LongText }) {
  const reading = postReading(post);
  return (
    <ReadingView
      reading={reading}
      home={blogHome}
      meta={post.meta}
      tags={post.tags}
      data={postData(post, text.lengths)}
      text={text}
      picture={<PostPicture slug={post.slug} />}
      tone={postTone(post)}
      aside={<PostSidebar post={post} />}
      callToAction={actionAfterPost(post.slug)}
      next={<PostList title="Related articles" posts={relatedPosts(post, 3)} />}
    >
      <footer className={styles.footer}>
        <ul role="list" aria-label="Tags" className={styles.tags}>
          {post.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <ShareLinks title={reading.title} path={reading.path} />
      </footer>
    </ReadingView>
  );
}
