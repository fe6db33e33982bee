import { Button } from '../../../components/ui/Button';
import { useToday } from '../../../components/hooks/useToday';
import { checkoutPage } from '../../../content/shop/checkoutPage';
import { sampleCard } from '../../../content/shop/sampleCard';
import type { CardSecrets } from '../../../domain/checkout';
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
