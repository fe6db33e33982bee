import type { LegalText } from '../../content/legal/legal';
import { lastUpdated } from '../../content/legal/legal';
import type { LongText } from '../../content/longText';
import { formatDay } from '../../domain/dates';
import { Page, PageHeader } from '../layout/Page';
import { BelowTheFold } from '../loading/BelowTheFold';
import { Meta } from '../seo/Meta';
import { LongRead } from './LongRead';

interface LegalDocumentProps {
  readonly legal: LegalText;
  readonly text: LongText;
  readonly path: string;
}

export function LegalDocument({ legal: { meta, title, lead }, text, path }: LegalDocumentProps) {
  return (
    <Page>
      <Meta {...meta} path={path} />
      <PageHeader title={title} lead={lead}>
        <p>
          Last updated <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
        </p>
      </PageHeader>
      <BelowTheFold>
        <LongRead text={text} />
      </BelowTheFold>
    </Page>
  );
}
