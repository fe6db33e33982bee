import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Citrus } from '../../../components/art/Citrus';
import { LinkGroups } from '../../../components/detail/LinkGroups';
import { Page, PageHeader } from '../../../components/layout/Page';
import type { SearchGroup } from '../../../components/search/searchRecord';
import { countResults, resultCount } from '../../../components/search/searchRecord';
import { queryOf, searchAddress, shortQuery } from '../../../components/search/searchAddress';
import { SearchForm } from '../../../components/search/SearchForm';
import type { SearchIndex } from '../../../components/search/searchIndex';
import { useSearchIndex } from '../../../components/search/searchIndex';
import { Button, ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/seo/Meta';
import { useHydratedSearchParams, useIsHydrated } from '../../../components/hooks/useAfterHydration';
import { useFocusOnChange } from '../../../components/hooks/focus';
import { paths } from '../../../content/paths';
import { searchKindLabels, searchKinds, searchPage, searchTexts } from '../../../content/search/search';
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
        <ul role="list">
          {searchPage.words.map((word) => (
            <li key={word}>
              <ButtonLink variant="outline" to={searchAddress(word)}>
                {word}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Page>
      <Page className={styles.everything}>
        <h2>{searchPage.everythingHeading}</h2>
        <LinkGroups groups={siteLists} />
      </Page>
    </div>
  );
}

function Results({ query }: { readonly query: string }) {
  const index = useSearchIndex();
  const status = useRef<HTMLParagraphElement>(null);
  const groups = index.status === 'ready' ? index.search(query) : [];
  return (
    <div className={styles.results}>
      <Page className={styles.summary}>
        {/* Each segment is a kind of content; kinds with results are in full color. */}
        <Citrus segments={searchKinds.length} ripe={groups.length} className={styles.citrus} />
        <p ref={status} id={RESULTS} role="status" tabIndex={-1}>
          <Summary query={query} index={index} groups={groups} />
        </p>
        {index.status === 'failed' && (
          <Button
            variant="outline"
            onClick={() => {
              status.current?.focus();
              index.retry();
            }}
          >
            {searchTexts.retry}
          </Button>
        )}
      </Page>
      <Page>
        {groups.map(({ kind, records }) => (
          <section key={kind} className={styles.group}>
            <div>
              <h2>{searchKindLabels[kind]}</h2>
              <p>{resultCount(records.length)}</p>
            </div>
            <ul role="list">
              {records.map(({ url, title, text }) => (
                <li key={url}>
                  <h3>
                    <Link to={url}>{title}</Link>
                  </h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Page>
      {index.status === 'ready' && groups.length === 0 && <Everything />}
    </div>
  );
}

interface SummaryProps {
  readonly query: string;
  readonly index: SearchIndex;
  readonly groups: readonly SearchGroup[];
}

function Summary({ query, index, groups }: SummaryProps) {
  if (index.status === 'loading') return searchTexts.loading;
  if (index.status === 'failed') return searchTexts.failed;
  const count = countResults(groups);
  const words = <q>{shortQuery(query)}</q>;
  if (count === 0)
    return (
      <>
        Nothing found for {words}. {searchTexts.nothing}
      </>
    );
  return (
    <>
      <strong>{count}</strong> {count === 1 ? 'result' : 'results'} for {words}, in {groups.length}{' '}
      {groups.length === 1 ? 'section' : 'sections'}
    </>
  );
}
