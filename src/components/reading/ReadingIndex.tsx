import type { ReactNode } from 'react';
import type { feeds } from '../../content/feeds';
import type { Newsletter, PageMeta } from '../../content/types';
import { Page, PageHeader } from '../layout/Page';
import { FeedLinks } from '../ui/FeedLinks';
import { Meta } from '../ui/Meta';
import { CategoryFilter } from './CategoryFilter';
import { NewsletterSection } from './NewsletterSection';

interface ReadingIndexProps {
  readonly page: { readonly meta: PageMeta; readonly heading: string; readonly lead: string };
  readonly path: string;
  readonly picture?: ReactNode;
  readonly feed: keyof typeof feeds;
  /** Label of the button that shows all. */
  readonly allLabel: string;
  readonly categories: readonly { readonly id: string; readonly label: string }[];
  /** Category id; null for all. */
  readonly chosen: string | null;
  readonly onChoose: (category: string | null) => void;
  /** The number of readings shown, in words. */
  readonly status: string;
  readonly newsletter: Newsletter;
  /** The newsletter form's name for screen readers. */
  readonly newsletterLabel: string;
  /** The readings in the chosen category, and any content after them. */
  readonly children: ReactNode;
}

/** An index of posts or articles: category filter, list and newsletter. */
export function ReadingIndex({
  page: { meta, heading, lead },
  path,
  picture,
  feed,
  allLabel,
  categories,
  chosen,
  onChoose,
  status,
  newsletter,
  newsletterLabel,
  children,
}: ReadingIndexProps) {
  return (
    <Page>
      <Meta {...meta} path={path} />
      <FeedLinks of={feed} />
      <PageHeader title={heading} lead={lead} picture={picture} />
      <CategoryFilter
        label="Category"
        allLabel={allLabel}
        categories={categories}
        chosen={chosen}
        onChoose={onChoose}
        status={status}
      />
      {children}
      <NewsletterSection newsletter={newsletter} label={newsletterLabel} />
    </Page>
  );
}
