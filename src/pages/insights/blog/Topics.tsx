import { Link } from 'react-router-dom';
import { blogCategories, blogCategoryId } from '../../../content/blog/categories';
import { topicsHeading } from '../../../content/blog/labels';
import { blogTopics } from '../../../content/blog/page';
import { blogPosts } from '../../../content/blog/posts';
import { paths } from '../../../content/paths';
import { counted } from '../../../domain/numerals';
import styles from './Topics.module.css';

/** What the blog writes about: a card for each category, which leads to its posts. */
export function Topics() {
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
            <p className={styles.count}>
              {counted(blogPosts.filter((post) => post.category === category).length, 'post')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
