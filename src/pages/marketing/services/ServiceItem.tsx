import { Link } from 'react-router-dom';
import { ProductImage } from '../../../components/art/ProductImage';
import { serviceIcons } from '../../../components/art/serviceIcons';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { paths } from '../../../content/paths';
import { servicesByProduct } from '../../../content/lists/productSummaries.computed';
import { placeOf } from '../../../content/lists/shopAreas';
import { catalog } from '../../../content/products/catalog';
import { servicePage } from '../../../content/servicePages';
import type { ServiceCard } from '../../../content/types';
import { formatMoney } from '../../../domain/money';
import { enumerated } from '../../../domain/numerals';
import styles from './ServiceItem.module.css';

export function ServiceItem({ service }: { readonly service: ServiceCard }) {
  const { slug, title, description, benefits, technologies } = service;
  const product = catalog.find(({ id }) => servicesByProduct[id][0] === slug);
  const Icon = serviceIcons[slug];
  return (
    <li>
      <article className={styles.service}>
        <p className={styles.board} aria-hidden="true">
          {placeOf(slug).number} <Icon className={styles.icon} />
        </p>
        <h3>{title}</h3>
        <p>{description}</p>
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
        {product && (
          <Link to={paths.product(product.id)} className={styles.product}>
            <ProductImage productId={product.id} />
            <span>
              {servicePage.readyMade}
              <strong>{product.name}</strong>
              {formatMoney(product.priceCents)} a month
            </span>
          </Link>
        )}
        <Link to={paths.service(slug)} className={styles.more}>
          Learn More<VisuallyHidden> about {title}</VisuallyHidden>
        </Link>
      </article>
    </li>
  );
}
