import type { ReactNode } from 'react';
import type { NotFoundText } from '../../content/types';
import { ButtonLink } from '../ui/Button';
import { Meta } from '../ui/Meta';
import { Page, PageHeader } from './Page';

interface NotFoundProps {
  readonly text: NotFoundText;
  /** The page that lists what there is, and the text of the link to it. */
  readonly home: { readonly path: string; readonly back: string };
  /** What there is instead. */
  readonly children: ReactNode;
}

/** The page at the address of a product, post or article that does not exist. */
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
