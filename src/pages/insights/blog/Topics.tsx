import { Link } from 'react-router-dom';
import { blogCategories, blogCategoryId } from '../../../content/blog/post';
import { topicsHeading } from '../../../content/blog/labels';
import { blogTopics } from '../../../content/blog/page';
import { paths } from '../../../content/paths';
import styles from './Topics.module.css';

/** Shows a card for each category, which links to its posts. */
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
          </li>
        ))}
      </ul>
    </section>
  );
}
