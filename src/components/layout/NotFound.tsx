import type { ReactNode } from 'react';
import type { NotFoundText } from '../../content/types';
import { ButtonLink } from '../ui/Button';
import { Meta } from '../seo/Meta';
import { Page, PageHeader } from './Page';

interface NotFoundProps {
  readonly text: NotFoundText;
  /** The parent page's path, and the text of the link to it. */
  readonly home: { readonly path: string; readonly back: string };
  /** Links to other pages, in place of the missing one. */
  readonly children: ReactNode;
}

/** The page for a product, post or news article that doesn't exist. */
export function NotFound({ text: { meta, heading, message }, home, children }: NotFoundProps) {
  return (
    <Page>
      <Meta {...meta} path={home.path} noindex />
      <PageHeader title={heading} lead={message}>
        <p>
          <ButtonLink to={home.path}>{home.back}</ButtonLink>
        </p>
      </PageHeader>
      {children}
    </Page>
  );
}
