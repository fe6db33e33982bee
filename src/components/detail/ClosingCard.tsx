import type { CallToAction } from '../../content/callToAction';
import { Page } from '../layout/Page';
import { CallToActionCard } from './CallToActionCard';
import type { InvitationProps } from './Closing';
import { Invitation } from './Closing';
import styles from './ClosingCard.module.css';

/** Invites visitors to contact us, beside a `CallToActionCard`. */
export function ClosingCard({ next, ...invitation }: InvitationProps & { readonly next: CallToAction }) {
  return (
    <Page className={styles.cards}>
      <CallToActionCard next={next} isMain={false} />
      <section className={styles.card}>
        <Invitation {...invitation} />
      </section>
    </Page>
  );
}
