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
  /** Beside the heading. */
  readonly picture?: ReactNode;
  readonly feed: keyof typeof feeds;
  /** The text of the button that shows all. */
  readonly allLabel: string;
  readonly categories: readonly { readonly id: string; readonly label: string }[];
  /** The id of the category, null for all. */
  readonly chosen: string | null;
  readonly onChoose: (category: string | null) => void;
  /** How many readings are shown, in words. */
  readonly status: string;
  readonly newsletter: Newsletter;
  /** The name of the newsletter's form for screen readers. */
  readonly newsletterLabel: string;
  /** The readings of the chosen category, and what follows them. */
  readonly children: ReactNode;
}

/** The page that lists posts or articles: a filter by category, the list, the newsletter. */
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
