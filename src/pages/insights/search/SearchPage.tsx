import { useRef } from 'react';
import { preload } from 'react-dom';
import { Link } from 'react-router-dom';
import { LinkGroups } from '../../../components/detail/LinkGroups';
import { Page, PageHeader } from '../../../components/layout/Page';
import { Excerpt } from '../../../components/search/Excerpt';
import { isCut, queryOf, searchAddress, shortQuery } from '../../../components/search/searchAddress';
import { SearchForm } from '../../../components/search/SearchForm';
import type { SearchState } from '../../../components/search/useSearch';
import { useSearch } from '../../../components/search/useSearch';
import { Button, ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/seo/Meta';
import { useHydratedSearchParams, useIsHydrated } from '../../../components/hooks/useAfterHydration';
import { useFocusOnChange } from '../../../components/hooks/focus';
import { paths } from '../../../content/paths';
import { nothingFound } from '../../../content/search/popularPages';
import { searchKindLabels, searchPage, searchTexts, searchTextsPath } from '../../../content/search/search';
import styles from './SearchPage.module.css';
import { isolated } from '../../../domain/isolated';
import { siteLists } from './siteLists';

/** Id of the result count, which gets focus after a search. */
const RESULTS = 'results';

/** Shows all results for the query in the URL. Without a query, links to the site's content. */
export function Component() {
  const { meta, heading, lead } = searchPage;
  const [search] = useHydratedSearchParams();
  const query = queryOf(search.get('q') ?? '');
  const isHydrated = useIsHydrated();
  if (query !== '') preload(searchTextsPath, { as: 'fetch', crossOrigin: 'anonymous' });
  useFocusOnChange(isHydrated ? query : undefined, RESULTS);
  return (
    <>
      <Meta
        {...meta}
        title={query === '' ? meta.title : `${isolated(shortQuery(query))} | ${heading}`}
        path={paths.search}
        noindex
      />
      <Page>
        <PageHeader title={heading} lead={lead} isCompact>
          <SearchForm query={query} />
        </PageHeader>
      </Page>
      {query === '' ? <Everything /> : <Results query={query} />}
    </>
  );
}

/**
 * Suggests searches and links to the site's content. The prerendered page shows this, because a file has no query.
 * With scripts, it stays hidden until they have read the URL, or it would flash before the results.
 */
function Everything() {
  const isHydrated = useIsHydrated();
  return (
    <div className={isHydrated ? undefined : styles.unread}>
      <Page className={styles.words}>
        <h2>{searchPage.wordsHeading}</h2>
        <SearchesFor words={searchPage.words} />
      </Page>
      <Page className={styles.everything}>
        <h2>{searchPage.everythingHeading}</h2>
        <LinkGroups groups={siteLists} />
      </Page>
    </div>
  );
}

function SearchesFor({ words }: { readonly words: readonly string[] }) {
  return (
    <ul role="list" className={styles.searches}>
      {words.map((word) => (
        <li key={word}>
          <ButtonLink variant="outline" to={searchAddress(word)}>
            {word}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function Results({ query }: { readonly query: string }) {
  const first = useSearch(query);
  // The dialog shows the first results; here, all come at once, so that none moves while it's read.
  const found = first.status === 'ready' && !first.isComplete ? { status: 'loading' as const } : first;
  const status = useRef<HTMLParagraphElement>(null);
  const results = found.status === 'ready' ? found.results : [];
  return (
    <div className={styles.results} data-status={found.status}>
      <Page className={styles.summary}>
        <p ref={status} id={RESULTS} role="status" tabIndex={-1}>
          <Summary query={query} found={found} />
        </p>
        {found.status === 'failed' && (
          <Button
            variant="outline"
            onClick={() => {
              status.current?.focus();
              found.retry();
            }}
          >
            {searchTexts.retry}
          </Button>
        )}
      </Page>
      <Page>
        <ol role="list" className={styles.list}>
          {results.map(({ url, title, kind, excerpt }) => (
            <li key={url}>
              <p className={styles.kind}>{searchKindLabels[kind]}</p>
              <h2>
                <Link to={url}>{title}</Link>
              </h2>
              <p className={styles.excerpt}>
                <Excerpt pieces={excerpt} />
              </p>
            </li>
          ))}
        </ol>
        {found.status === 'ready' && results.length === 0 && <NothingFound words={found.wordsFound} />}
      </Page>
    </div>
  );
}

function NothingFound({ words }: { readonly words: readonly string[] }) {
  return (
    <>
      {words.length > 0 && (
        <>
          <h2>{searchTexts.wordAlone}</h2>
          <SearchesFor words={words} />
        </>
      )}
      <h2>{nothingFound.heading}</h2>
      <ul role="list" className={styles.list}>
        {nothingFound.pages.map(({ href, label, text }) => (
          <li key={href}>
            <h3>
              <Link to={href}>{label}</Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SummaryProps {
  readonly query: string;
  readonly found: SearchState;
}

function Summary({ query, found }: SummaryProps) {
  if (found.status === 'loading') return searchTexts.loading;
  if (found.status === 'failed') return searchTexts.failed;
  const words = <q>{shortQuery(query)}.</q>;
  const count = found.results.length;
  const note = isCut(query) && ` ${searchTexts.cut}`;
  if (count === 0)
    return (
      <>
        Nothing found for {words} {searchTexts.nothing}
        {note}
      </>
    );
  if (found.corrected !== null)
    return (
      <>
        Showing <strong>{count}</strong> {count === 1 ? 'result' : 'results'} for <q>{found.corrected}.</q>{' '}
        {note}
      </>
    );
  return (
    <>
      <strong>{count}</strong> {count === 1 ? 'result' : 'results'} for {words}
      {note}
    </>
  );
}
