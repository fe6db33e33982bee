import type { ReactNode } from 'react';
import { placeOf } from '../../content/lists/shopAreas';
import { serviceScreens } from '../../content/lists/serviceScreens.computed';
import { paths } from '../../content/paths';
import type { ServiceSlug } from '../../content/slugs';
import type { PageLink } from '../../content/types';
import area from '../art/area.module.css';
import { ScreenPicture } from '../art/ScreenPicture';
import { Page, PageHeader } from '../layout/Page';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import styles from './ExampleHeader.module.css';

interface ExampleHeaderProps {
  readonly title: string;
  readonly lead: string;
  readonly parent: PageLink;
  /** The service whose screen is shown, and whose area has the color. */
  readonly service: ServiceSlug;
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** A page's title beside an example screen of a service. */
export function ExampleHeader({ title, lead, parent, service, caption, children }: ExampleHeaderProps) {
  return (
    <div className={area.ground} data-area={placeOf(service).area.id}>
      <Page>
        <Breadcrumbs trail={[{ label: 'Home', to: paths.home }, parent]} current={title} />
        <div className={styles.columns}>
          <PageHeader title={title} lead={lead}>
            {children}
          </PageHeader>
          <div className={styles.example}>
            <p>{caption}</p>
            <ScreenPicture screen={serviceScreens[service]} />
          </div>
        </div>
      </Page>
    </div>
  );
}
