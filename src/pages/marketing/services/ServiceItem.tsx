import { Link } from 'react-router-dom';
import areaStyles from '../../../components/art/area.module.css';
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

/** A service to choose, with its benefits and technologies, which narrow windows fold. */
export function ServiceItem({ service }: { readonly service: ServiceCard }) {
  const { slug, title, description, benefits, technologies } = service;
  const product = catalog.find(({ id }) => servicesByProduct[id][0] === slug);
  const Icon = serviceIcons[slug];
  return (
    <li>
      <article className={styles.service}>
        <Icon aria-hidden="true" />
        <div>
          <h3>{title}</h3>
          <p>
            {description}{' '}
            <Link to={paths.service(slug)} className={areaStyles.wholeCard}>
              Learn More<VisuallyHidden> about {title}</VisuallyHidden>
            </Link>
          </p>
          {product && (
            <p className={styles.product}>
              {servicePage.readyMade} <Link to={paths.product(product.id)}>{product.name}</Link>,{' '}
              {formatMoney(product.priceCents)} a month
            </p>
          )}
        </div>
        <details className={styles.includes}>
          <summary>
            <Wedge />
            <span>
              {servicePage.includes}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </summary>
          <ul>
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
