import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import areaStyles from '../../../components/art/area.module.css';
import { ShopCitrus } from '../../../components/art/ShopCitrus';
import { Closing } from '../../../components/detail/Closing';
import { Page, PageHeader } from '../../../components/layout/Page';
import { BelowTheFold } from '../../../components/loading/BelowTheFold';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/seo/Meta';
import { paths } from '../../../content/paths';
import type { ShopArea } from '../../../content/lists/shopAreas';
import { shopAreas } from '../../../content/lists/shopAreas';
import { serviceCards } from '../../../content/lists/serviceCards.computed';
import { servicesPage } from '../../../content/servicePages';
import { counted } from '../../../domain/numerals';
import { ServiceItem } from './ServiceItem';
import styles from './ServicesPage.module.css';

/** Lists the services by area, in the order of a walk through the store. */
export function Component() {
  return (
    <>
      <Page>
        <Meta {...servicesPage.meta} path={paths.services} />
        <PageHeader title={servicesPage.heading} lead={servicesPage.lead} />
        <nav aria-label="Parts of the store">
          <ul role="list" className={styles.walk}>
            {shopAreas.map((area) => (
              <li key={area.id}>
                <Link to={`#${area.id}`} className={styles.stop}>
                  <ShopCitrus ripe={area.services} />
                  <span className={styles.name}>{area.title}</span>{' '}
                  <span>{counted(area.services.length, 'service')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <BelowTheFold>
          {shopAreas.map((area) => (
            <Area key={area.id} area={area} />
          ))}
        </BelowTheFold>
      </Page>
      <Closing {...servicesPage.closing}>
        <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
        <ButtonLink variant="outline" to={paths.cases}>
          Read the case studies
        </ButtonLink>
      </Closing>
    </>
  );
}

function Area({ area }: { readonly area: ShopArea }) {
  const services = serviceCards.filter(({ slug }) => area.services.includes(slug));
  return (
    <section id={area.id} data-area={area.id} className={clsx(areaStyles.ground, areaStyles.panel)}>
      <h2>{area.title}</h2>
      <p>{area.text}</p>
      <ul role="list" className={styles.services}>
        {services.map((service, index) => (
          <ServiceItem
            key={service.slug}
            service={service}
            isLead={index === 0}
            isWide={index === 0 || services.length === 2}
          />
        ))}
      </ul>
    </section>
  );
}
