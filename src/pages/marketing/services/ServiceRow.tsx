import { Link } from 'react-router-dom';
import { serviceIcons } from '../../../components/art/serviceIcons';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { paths } from '../../../content/paths';
import { placeOf } from '../../../content/services/areas';
import type { Service } from '../../../content/types';
import styles from './ServiceRow.module.css';

/** A service on /our-services, as a row. */
export function ServiceRow({ service }: { readonly service: Service }) {
  const { slug, title, description, benefits, technologies } = service;
  const Icon = serviceIcons[slug];
  return (
    <article className={styles.row}>
      <p className={styles.number} aria-hidden="true">
        {placeOf(slug).number}
      </p>
      <div className={styles.main}>
        <h3 className={styles.title}>
          <Icon aria-hidden="true" className={styles.icon} />
          {title}
        </h3>
        <p>{description}</p>
        <Link to={paths.service(slug)} className={styles.more}>
          Learn More<VisuallyHidden> about {title}</VisuallyHidden>
        </Link>
      </div>
      <div className={styles.side}>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <ul role="list" className={styles.technologies} aria-label="Technologies">
          {technologies.map(({ name, tool }) => (
            <li key={name}>{tool ? <Link to={paths.tool(tool)}>{name}</Link> : name}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
