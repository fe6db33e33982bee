import { Link } from 'react-router-dom';
import { serviceIcons } from '../../../components/art/serviceIcons';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { Wedge } from '../../../components/ui/Wedge';
import { paths } from '../../../content/paths';
import { servicesByProduct } from '../../../content/lists/productSummaries.computed';
import { catalog } from '../../../content/products/catalog';
import { servicePage } from '../../../content/servicePages';
import type { ServiceCard } from '../../../content/types';
import { formatMoney } from '../../../domain/money';
import { enumerated } from '../../../domain/numerals';
import styles from './ServiceItem.module.css';

/** A service to choose, with its benefits and technologies in a disclosure. */
export function ServiceItem({ service }: { readonly service: ServiceCard }) {
  const { slug, title, description, benefits, technologies } = service;
  const product = catalog.find(({ id }) => servicesByProduct[id][0] === slug);
  const Icon = serviceIcons[slug];
  return (
    <li className={styles.item}>
      <article className={styles.service}>
        <div className={styles.head}>
          <Icon aria-hidden="true" />
          <h3>{title}</h3>
        </div>
        <p>
          {description}{' '}
          <Link to={paths.service(slug)} className={styles.more}>
            Learn More<VisuallyHidden> about {title}</VisuallyHidden>
          </Link>
        </p>
        {product && (
          <p>
            {servicePage.readyMade} <Link to={paths.product(product.id)}>{product.name}</Link>,{' '}
            {formatMoney(product.priceCents)} a month
          </p>
        )}
        <details>
          <summary className={styles.summary}>
            <Wedge />
            <span>
              {servicePage.includes}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </summary>
          <ul className={styles.benefits}>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <p className={styles.technologies}>
            {servicePage.builtWith}{' '}
            {enumerated(
              technologies.map(({ name }) => name),
              'and',
            )}
          </p>
        </details>
      </article>
    </li>
  );
}
