import { Link } from 'react-router-dom';
import { serviceIcons } from '../../../components/art/serviceIcons';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { paths } from '../../../content/paths';
import { placeOf } from '../../../content/lists/shopAreas';
import type { ServiceCard } from '../../../content/types';
import styles from './ServiceItem.module.css';

export function ServiceItem({ service }: { readonly service: ServiceCard }) {
  const { slug, title, description, benefits, technologies } = service;
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
        <Link to={paths.service(slug)} className={styles.more}>
          Learn More<VisuallyHidden> about {title}</VisuallyHidden>
        </Link>
        <ul role="list" className={styles.technologies} aria-label="Technologies">
          {technologies.map(({ name, tool }) => (
            <li key={name}>{tool ? <Link to={paths.tool(tool)}>{name}</Link> : name}</li>
          ))}
        </ul>
      </article>
    </li>
  );
}
