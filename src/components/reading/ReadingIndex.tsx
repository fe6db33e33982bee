import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { feeds } from '../../content/feeds';
import type { Newsletter, PageMeta } from '../../content/types';
import { NewsletterForm } from '../forms/NewsletterForm';
import { Page, PageHeader } from '../layout/Page';
import { Head } from '../seo/Head';
import { Meta } from '../seo/Meta';
import { CategoryFilter } from './CategoryFilter';
import styles from './ReadingIndex.module.css';

interface ReadingIndexProps {
  readonly page: { readonly meta: PageMeta; readonly heading: string; readonly lead: string };
  readonly path: string;
  readonly picture?: ReactNode;
  /** Content below the lead. */
  readonly intro?: ReactNode;
  readonly feed: keyof typeof feeds;
  /** Label of the button that shows all categories. */
  readonly allLabel: string;
  readonly categories: readonly { readonly id: string; readonly label: string }[];
  /** Null for all categories. */
  readonly chosen: string | null;
  readonly onChoose: (category: string | null) => void;
  /** States how many posts or articles are shown. */
  readonly status: string;
  readonly newsletter: Newsletter;
  /** Accessible name of the newsletter form. */
  readonly newsletterLabel: string;
  /** The posts or articles in the selected category. */
  readonly children: ReactNode;
  /** Content below the list, the same for every category. */
  readonly more: ReactNode;
}

export function ReadingIndex({
  page: { meta, heading, lead },
  path,
  picture,
  intro,
  feed,
  allLabel,
  categories,
  chosen,
  onChoose,
  status,
  newsletter,
  newsletterLabel,
  children,
  more,
}: ReadingIndexProps) {
  const { title, rss, atom } = feeds[feed];
  return (
    <>
      <Meta {...meta} path={path} />
      <Head>
        <link rel="alternate" type="application/rss+xml" title={`${title} (RSS)`} href={rss} />
        <link rel="alternate" type="application/atom+xml" title={`${title} (Atom)`} href={atom} />
      </Head>
      <Page fillsScreen>
        <PageHeader title={heading} lead={lead} picture={picture}>
          {intro}
        </PageHeader>
        <CategoryFilter
          label="Category"
          allLabel={allLabel}
          categories={categories}
          chosen={chosen}
          onChoose={onChoose}
          status={status}
        />
        {/* Keyed by category, so that items are replaced: moving them would count as a layout shift. */}
        <Fragment key={chosen}>{children}</Fragment>
      </Page>
      <Page>
        {more}
        <section className={styles.newsletter}>
          <div>
            <h2>{newsletter.title}</h2>
            <p className={styles.text}>{newsletter.text}</p>
          </div>
          <NewsletterForm id="newsletter" label={newsletterLabel} thanks={newsletter.thanks} />
        </section>
      </Page>
    </>
  );
}
