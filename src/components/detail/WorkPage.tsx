import type { ReactNode } from 'react';
import { paths } from '../../content/paths';
import type { Figure, PageLink, PageMeta, Point } from '../../content/types';
import { Page, PageHeader } from '../layout/Page';
import { BelowTheFold } from '../loading/BelowTheFold';
import { Meta } from '../seo/Meta';
import { ButtonLink } from '../ui/Button';
import { DemoNotice } from '../ui/DemoNotice';
import { Figures } from '../ui/Figures';
import { Closing } from './Closing';
import styles from './WorkPage.module.css';

interface WorkPageProps {
  readonly page: {
    readonly meta: PageMeta;
    readonly heading: string;
    readonly lead: string;
    readonly closing: Point;
  };
  readonly path: string;
  readonly picture?: ReactNode;
  readonly figures: readonly Figure[];
  /** A link to related pages, next to the contact link. */
  readonly further: PageLink;
  readonly children: ReactNode;
}

/** A page about our work: figures, projects, and ways to contact us. */
export function WorkPage({ page, path, picture, figures, further, children }: WorkPageProps) {
  return (
    <>
      <Meta {...page.meta} path={path} />
      <Page>
        <PageHeader title={page.heading} lead={page.lead} picture={picture}>
          <DemoNotice />
        </PageHeader>
      </Page>
      <BelowTheFold>
        {children}
        <Page>
          <Figures figures={figures} layout="row" className={styles.figures} />
        </Page>
        <Closing {...page.closing}>
          <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
          <ButtonLink variant="outline" to={further.to}>
            {further.label}
          </ButtonLink>
        </Closing>
      </BelowTheFold>
    </>
  );
}

/** A table whose rows link to a project or a story. The first column is the row header. */
export function WorkTable({ head, children }: { readonly head: ReactNode; readonly children: ReactNode }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
