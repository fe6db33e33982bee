import { Link } from 'react-router-dom';
import { ReadingPicture } from '../../../components/art/ReadingPicture';
import { useIsAnchor } from '../../../components/hooks/useAfterHydration';
import { clientDrawings } from '../../../content/company/clients/drawings';
import { paths } from '../../../content/paths';
import { productOf } from '../../../content/products/catalog';
import type { ClientStory } from '../../../content/types';
import styles from './ClientStoryView.module.css';

export function ClientStoryView({ story }: { readonly story: ClientStory }) {
  const { id, name, industry, challenge, solution, results, product, testimonial } = story;
  const drawing = clientDrawings.get(id);
  const isAsked = useIsAnchor(id);
  return (
    <article id={id} className={styles.story} aria-current={isAsked ? 'location' : undefined}>
      <header className={styles.client}>
        {drawing && <ReadingPicture drawing={drawing} className={styles.drawing} />}
        <p>{industry}</p>
        <h3>{name}</h3>
        {product && (
          <p>
            With <Link to={paths.product(product)}>{productOf(product).name}</Link>
          </p>
        )}
      </header>
      <figure className={styles.testimonial}>
        <blockquote>
          <p>{testimonial.quote}</p>
        </blockquote>
        <figcaption>{`${testimonial.author}, ${testimonial.role}`}</figcaption>
      </figure>
      <div className={styles.account}>
        <div>
          <h4>Challenge</h4>
          <p>{challenge}</p>
        </div>
        <div>
          <h4>Solution</h4>
          <p>{solution}</p>
        </div>
        <div>
          <h4>Results</h4>
          <ul>
            {results.map((result) => (
              <li key={result}>{result}</li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}
