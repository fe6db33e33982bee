import { Link } from 'react-router-dom';
import { Byline } from '../../../components/reading/Byline';
import { PostPicture } from '../../../components/reading/PostPicture';
import { ReadingIndex } from '../../../components/reading/ReadingIndex';
import { postReading } from '../../../components/reading/postReading';
import { useCategory } from '../../../components/reading/useCategory';
import { blogNewsletter, topicsHeading } from '../../../content/blog/labels';
import { blogPage, blogTopics } from '../../../content/blog/page';
import type { PostListing } from '../../../content/blog/post';
import { blogCategories, blogCategoryId, blogCategoryOptions } from '../../../content/blog/post';
import { blogPosts } from '../../../content/blog/posts.computed';
import { paths } from '../../../content/paths';
import { counted } from '../../../domain/numerals';
import styles from './BlogPage.module.css';

export function Component() {
  const [category, choose] = useCategory();
  const posts = blogPosts.filter((post) => category === null || blogCategoryId(post.category) === category);
  return (
    <ReadingIndex
      page={blogPage}
      path={paths.blog}
      feed="blog"
      allLabel="All Posts"
      categories={blogCategoryOptions}
      chosen={category}
      onChoose={choose}
      status={posts.length === 0 ? 'No posts found in this category.' : counted(posts.length, 'post')}
      newsletter={blogNewsletter}
      newsletterLabel="Blog newsletter"
      more={<Topics />}
    >
      <div className={styles.posts}>
        {posts.map((post) => (
          <PostItem key={post.slug} post={post} />
        ))}
      </div>
    </ReadingIndex>
  );
}

function PostItem({ post }: { readonly post: PostListing }) {
  const reading = postReading(post);
  return (
    <article className={styles.post}>
      <PostPicture slug={post.slug} className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.category}>{reading.category.label}</p>
        <h2 className={styles.title}>
          <Link to={reading.path}>{reading.title}</Link>
        </h2>
        <p>{reading.excerpt}</p>
      </div>
      <Byline reading={reading} className={styles.byline} />
    </article>
  );
}

/** Shows a card for each category, which links to its posts. */
function Topics() {
  return (
    <section className={styles.topics}>
      <h2>{topicsHeading}</h2>
      <ul role="list">
        {blogCategories.map((category) => (
          <li key={category}>
            <h3>
              <Link to={`${paths.blog}?category=${blogCategoryId(category)}`}>{category}</Link>
            </h3>
            <p>{blogTopics[category]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
