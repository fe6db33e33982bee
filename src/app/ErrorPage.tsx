import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import { Citrus } from '../components/art/Citrus';
import { Page, PageHeader } from '../components/layout/Page';
import { isLoadFailure, loadWithRetry } from '../components/loading/loadFailure';
import { InteractiveSignal } from '../components/loading/InteractiveSignal';
import { Head } from '../components/seo/Head';
import { Button, ButtonLink } from '../components/ui/Button';
import { errorPage } from '../content/notices';
import { paths } from '../content/paths';
import { documentTitle } from '../content/titles';
import styles from './ErrorPage.module.css';
import { routeOf } from './loadPage';

const CachedPages = lazy(async () => ({
  default: (await import(/* webpackChunkName: "offline-page" */ '../components/notices/CachedPages'))
    .CachedPages,
}));

/** Replaces a page that failed to load or render. The shell, the store, and the cart keep working. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const missing = isLoadFailure(error) ? error.request : undefined;
  const { title, text } = missing === undefined ? errorPage.broken : errorPage.offline;
  useShowOnArrival(error);
  return (
    <>
      <InteractiveSignal />
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
      {missing !== undefined && (
        // Without this list the buttons above still work.
        <ErrorBoundary fallback={null}>
          <Suspense>
            <CachedPages />
          </Suspense>
        </ErrorBoundary>
      )}
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
    const show = () => {
      if (!waiting.signal.aborted) void navigate(location, { replace: true });
    };
    // If the code arrives but throws, `show` reports a broken page.
    void loadWithRetry(() => route.page(params), { signal: waiting.signal }).then(show, show);
    return () => {
      waiting.abort();
    };
  }, [error, location, navigate]);
}
