import { useId } from 'react';
import { NotFound } from '../../../components/layout/NotFound';
import { blogHome, postReading, postTone, relatedPosts } from '../../../components/reading/postReading';
import { blogPostNotFound } from '../../../content/blog/labels';
import type { PostListing } from '../../../content/blog/post';
import { postOf } from '../../../content/blog/post';
import { blogPosts } from '../../../content/blog/posts.computed';
import { PostPicture } from '../../../components/reading/PostPicture';
import { ReadingView } from '../../../components/reading/ReadingView';
import { postData } from '../../../components/seo/readingData';
import { actionAfterPost } from '../../../content/callToAction';
import type { Content } from '../../../content/loadContent';
import { ReadingList } from '../../../components/reading/ReadingList';
import { CopyButton } from '../../../components/sharing/CopyButton';
import { ContentLink } from '../../../components/ui/ContentLink';
import { PostSidebar } from './PostSidebar';
import styles from './PostPage.module.css';

export function Component({ content }: { readonly content: Content<'post'> | null }) {
  if (content) return <PostView content={content} />;
  return (
    <NotFound text={blogPostNotFound} home={blogHome}>
      <PostList title="Latest articles" posts={blogPosts} />
    </NotFound>
  );
}

function PostView({ content }: { readonly content: Content<'post'> }) {
  const post = postOf(content);
  const reading = postReading(post);
  return (
    <ReadingView
      reading={reading}
      home={blogHome}
      meta={post.meta}
      tags={post.tags}
      data={postData(post)}
      text={content}
      picture={<PostPicture slug={post.slug} />}
      tone={postTone(post)}
      aside={<PostSidebar post={post} />}
      callToAction={actionAfterPost(post)}
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

interface PostListProps {
  readonly title: string;
  readonly posts: readonly PostListing[];
}

function PostList({ title, posts }: PostListProps) {
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

interface ShareLinksProps {
  readonly title: string;
  readonly path: string;
}

/** Shares by plain links. Nothing loads from these sites, so they don't learn who reads the post. */
function ShareLinks({ title, path }: ShareLinksProps) {
  const labelId = useId();
  const url = encodeURIComponent(SITE_URL + path);
  const text = encodeURIComponent(title);
  const links = [
    { label: 'Twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { label: 'Email', href: `mailto:?subject=${text}&body=${url}` },
  ];
  return (
    <div className={styles.share} data-screen-only>
      <p id={labelId}>Share</p>
      <ul role="list" aria-labelledby={labelId}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <ContentLink href={href} rel="noreferrer">
              {label}
            </ContentLink>
          </li>
        ))}
      </ul>
      <CopyButton label="Copy link" what="to this article" text={() => location.origin + path} />
    </div>
  );
}
