import { useToday } from '../../../components/hooks/useToday';
import { Button } from '../../../components/ui/Button';
import { checkoutPage } from '../../../content/shop/checkoutPage';
import type { CardSecrets } from '../../../domain/checkout';
import { monthsAfter } from '../../../domain/dates';
import styles from './SampleCard.module.css';

interface SampleCardProps {
  readonly secrets: CardSecrets;
  readonly onUse: (card: CardSecrets) => void;
}

export function SampleCard({ secrets, onUse }: SampleCardProps) {
  const today = useToday();
  if (today === null) return null;
  const card = sampleCard(today);
  const { cardNumber, expiryDate, cvv } = card;
  const isUsed =
    secrets.cardNumber === cardNumber && secrets.expiryDate === expiryDate && secrets.cvv === cvv;
  return (
    <div className={styles.sample}>
      <p className={styles.why}>{checkoutPage.sampleCard.why}</p>
      <p className={styles.card}>
        <strong>{cardNumber}</strong> Expiration date {expiryDate}, CVV {cvv}
      </p>
      <Button
        variant="outline"
        onClick={() => {
          onUse(card);
        }}
      >
        {checkoutPage.sampleCard.use}
      </Button>
      <p role="status" className={styles.used}>
        {isUsed && checkoutPage.sampleCard.used}
      </p>
    </div>
  );
}

const MONTHS_VALID = 36;

/**
 * Returns a test card for the demo. Payment providers publish its number for trying out a checkout
 * (https://docs.stripe.com/testing), and none of them charges it.
 * @param today an ISO date
 */
function sampleCard(today: string): CardSecrets {
  const [year = '', month = ''] = monthsAfter(today, MONTHS_VALID).split('-');
  return { cardNumber: '4242 4242 4242 4242', expiryDate: `${month}/${year.slice(-2)}`, cvv: '123' };
}
