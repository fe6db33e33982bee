import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Citrus } from '../components/art/Citrus';
import { Page, PageHeader } from '../components/layout/Page';
import { isLoadFailure, loadWithRetry } from '../components/loading/loadFailure';
import { useSignalInteractive } from '../components/loading/useSignalInteractive';
import { Head } from '../components/seo/Head';
import { Button, ButtonLink } from '../components/ui/Button';
import { errorPage } from '../content/notices';
import { paths } from '../content/paths';
import { documentTitle } from '../content/titles';
import styles from './ErrorPage.module.css';
import { routeOf } from './loadPage';

/** Replaces a page that failed to load or render. The shell, the store, and the cart keep working. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const missing = isLoadFailure(error) ? error.request : undefined;
  const { title, text } = missing === undefined ? errorPage.broken : errorPage.offline;
  useSignalInteractive();
  useShowOnArrival(error);
  const cachedPages = useCachedPages(missing !== undefined);
  return (
    <>
      <Page>
        <Head>
          <title>{documentTitle(title)}</title>
        </Head>
        <PageHeader title={title} lead={text} picture={<Citrus ripe={0} className={styles.citrus} />}>
          <p className={styles.actions}>
            <Button
              onClick={() => {
                window.location.reload();
              }}
            >
              {errorPage.retry}
            </Button>
            <ButtonLink variant="outline" to={paths.cart}>
              Cart
            </ButtonLink>
            <ButtonLink variant="outline" to={paths.home}>
              Home
            </ButtonLink>
          </p>
        </PageHeader>
      </Page>
      {cachedPages}
    </>
  );
}

/** Shows the page if its code arrives later. */
function useShowOnArrival(error: unknown): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isLoadFailure(error)) return;
    const { route, params } = routeOf(location.pathname);
    const waiting = new AbortController();
    const { signal } = waiting;
    const show = () => {
      if (!signal.aborted) void navigate(location, { replace: true });
    };
    // If the code arrives but throws, `show` reports a broken page.
    void loadWithRetry(() => route.page(params), { signal }).then(show, show);
    return () => {
      waiting.abort();
    };
  }, [error, location, navigate]);
}

function useCachedPages(isWanted: boolean): ReactNode {
  const [list, setList] = useState<ReactNode>();
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "offline-page" */ '../components/notices/CachedPages').then(
      ({ CachedPages }) => {
        setList(<CachedPages />);
      },
      // Ignores a failure: the buttons above still work.
      () => undefined,
    );
  }, [isWanted]);
  return list;
}
