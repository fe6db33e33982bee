import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Page, PageHeader } from '../components/layout/Page';
import { Button, ButtonLink } from '../components/ui/Button';
import { errorPage } from '../content/notices';
import { paths } from '../content/paths';
import styles from './ErrorPage.module.css';
import { isLoadFailure, reloadOnce } from './loadFailure';

/** Stands where a page failed to load or to render. The shell, the store and with it the cart stay as they are. */
export function ErrorPage() {
  const isMissing = isLoadFailure(useRouteError());
  const { title, text } = isMissing ? errorPage.offline : errorPage.broken;
  useEffect(() => {
    if (isMissing) reloadOnce();
  }, [isMissing]);
  return (
    <Page>
      <title>{title}</title>
      <PageHeader title={title} lead={text}>
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
  );
}
