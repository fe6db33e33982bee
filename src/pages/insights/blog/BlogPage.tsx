import { Link } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/layout/Page';
import { Byline } from '../../../components/reading/Byline';
import { CategoryFilter } from '../../../components/reading/CategoryFilter';
import { NewsletterSection } from '../../../components/reading/NewsletterSection';
import { PostPicture } from '../../../components/reading/PostPicture';
import { useCategory } from '../../../components/reading/useCategory';
import { FeedLinks } from '../../../components/ui/FeedLinks';
import { Meta } from '../../../components/ui/Meta';
import { authorOf } from '../../../content/blog/authors';
import { blogCategoryId, blogCategoryOptions } from '../../../content/blog/categories';
import { postLengths } from '../../../content/blog/lengths';
import { blogNewsletter, postPictureNote } from '../../../content/blog/labels';
import { blogPage } from '../../../content/blog/page';
import { blogPosts } from '../../../content/blog/posts';
import { paths } from '../../../content/paths';
import type { BlogPost } from '../../../content/types';
import styles from './BlogPage.module.css';
import { Topics } from './Topics';

/** The blog: all posts, by category. */
function BlogPage() {
  const [category, choose] = useCategory();
  const posts = blogPosts.filter((post) => category === null || blogCategoryId(post.category) === category);
  return (
    <Page>
      <Meta {...blogPage.meta} path={paths.blog} />
      <FeedLinks of="blog" />
      <PageHeader title={blogPage.heading} lead={blogPage.lead} />
      <CategoryFilter
        label="Category"
        allLabel="All Posts"
        categories={blogCategoryOptions}
        chosen={category}
        onChoose={choose}
        status={countOf(posts)}
      />
      {posts.map((post) => (
        <PostRow key={post.slug} post={post} />
      ))}
      {posts.length > 0 && <p className={styles.note}>{postPictureNote}</p>}
      <Topics />
      <NewsletterSection newsletter={blogNewsletter} label="Blog newsletter" />
    </Page>
  );
}

function PostRow({ post }: { readonly post: BlogPost }) {
  const to = paths.post(post.slug);
  return (
    <article className={styles.post}>
      <PostPicture post={post} className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.category}>{post.category}</p>
        <h2 className={styles.title}>
          <Link to={to} viewTransition>
            {post.title}
          </Link>
        </h2>
        <p>{post.excerpt}</p>
      </div>
      <Byline
        date={post.date}
        minutes={postLengths[post.slug].minutes}
        author={authorOf(post).name}
        className={styles.facts}
      />
    </article>
  );
}

function countOf(posts: readonly BlogPost[]): string {
  if (posts.length === 0) return 'No posts found in this category.';
  return posts.length === 1 ? '1 post' : `${posts.length} posts`;
}

export { BlogPage as Component };
