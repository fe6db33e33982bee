import type { ReactNode } from 'react';
import type { BlogPosting, NewsArticle, WithContext } from 'schema-dts';
import type { LongText } from '../../content/longText';
import type { CallToAction } from '../../content/callToAction';
import type { PageMeta } from '../../content/types';
import type { CitrusTone } from '../art/UnevenCitrus';
import { CallToActionCard } from '../detail/CallToActionCard';
import { Page } from '../layout/Page';
import { BelowTheFold } from '../loading/BelowTheFold';
import { Meta } from '../seo/Meta';
import { StructuredData } from '../seo/StructuredData';
import { LongRead } from './LongRead';
import type { Reading, ReadingHome } from './reading';
import { ReadingHeader } from './ReadingHeader';

interface ReadingViewProps {
  readonly reading: Reading;
  readonly home: ReadingHome;
  readonly meta: PageMeta;
  readonly tags?: readonly string[];
  readonly data: WithContext<BlogPosting> | WithContext<NewsArticle>;
  readonly text: LongText;
  readonly picture: ReactNode;
  readonly notice?: ReactNode;
  readonly tone?: CitrusTone;
  readonly aside: ReactNode;
  /** Content after the text, such as tags and share links. */
  readonly children?: ReactNode;
  readonly callToAction: CallToAction;
  readonly next: ReactNode;
}

export function ReadingView({
  reading,
  home,
  meta,
  tags = [],
  data,
  text,
  picture,
  notice,
  tone,
  aside,
  children,
  callToAction,
  next,
}: ReadingViewProps) {
  const { path, category, date, modified, author } = reading;
  return (
    <Page>
      <Meta
        {...meta}
        path={path}
        article={{ author, published: date, modified, section: category.label, tags }}
      />
      <StructuredData data={data} />
      <article>
        <ReadingHeader reading={reading} home={home} picture={picture} notice={notice} />
        <BelowTheFold>
          <LongRead text={text} tone={tone} aside={aside}>
            {children}
            <CallToActionCard next={callToAction} />
          </LongRead>
        </BelowTheFold>
      </article>
      <BelowTheFold>{next}</BelowTheFold>
    </Page>
  );
}
