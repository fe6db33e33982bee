import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import areaStyles from '../../../components/art/area.module.css';
import { ProductImage } from '../../../components/art/ProductImage';
import { serviceIcons } from '../../../components/art/serviceIcons';
import { ReadyMade } from '../../../components/detail/ReadyMade';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { Wedge } from '../../../components/ui/Wedge';
import { paths } from '../../../content/paths';
import { servicesByProduct } from '../../../content/lists/productSummaries.computed';
import { servicePage } from '../../../content/servicePages';
import { productIds } from '../../../content/slugs';
import type { ServiceCard } from '../../../content/types';
import { enumerated } from '../../../domain/numerals';
import styles from './ServiceItem.module.css';

interface ServiceItemProps {
  readonly service: ServiceCard;
  /** The first of its area, with its product's picture. */
  readonly isLead: boolean;
  /** Takes the whole width of its area. */
  readonly isWide: boolean;
}

/** A service to choose. Its benefits and technologies are folded unless it is wide. */
export function ServiceItem({ service, isLead, isWide }: ServiceItemProps) {
  const { slug, title, description, benefits, technologies } = service;
  const product = productIds.find((id) => servicesByProduct[id][0] === slug);
  const Icon = serviceIcons[slug];
  return (
    <li className={clsx(isWide && styles.wide, isLead && styles.lead)}>
      <article className={styles.service}>
        <div className={styles.text}>
          <Icon aria-hidden="true" />
          <h3>{title}</h3>
          <p>
            {description}{' '}
            <Link to={paths.service(slug)} className={areaStyles.wholeCard}>
              Learn More<VisuallyHidden> about {title}</VisuallyHidden>
            </Link>
          </p>
          {product && <ReadyMade id={product} className={styles.above} />}
        </div>
        {isLead && product && <ProductImage productId={product} className={styles.picture} />}
        <details className={styles.includes}>
          <summary className={styles.above}>
            <Wedge />
            <span>
              {servicePage.includes}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </summary>
          <div id={`${slug}-includes`}>
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
          </div>
        </details>
      </article>
    </li>
  );
}
