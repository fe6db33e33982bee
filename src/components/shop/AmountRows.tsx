import { amountLabel } from '../../content/shop/amountLabel';
import type { AmountDue } from '../../domain/money';
import { Price } from '../ui/Price';
import { SummaryRows } from './SummaryPanel';

interface AmountRowsProps {
  readonly due: AmountDue;
  /** Whether it is that of an order. */
  readonly isPlaced?: boolean;
  readonly isSilent?: boolean;
}

/** An amount due, row by row as it was worked out: every page that shows one shows all of its rows. */
export function AmountRows({ due, isPlaced = false, isSilent = false }: AmountRowsProps) {
  return (
    <SummaryRows
      isSilent={isSilent}
      rows={due.map((row) => ({
        label: amountLabel(row, isPlaced),
        value: <Price cents={row.cents} />,
        isTotal: row.kind === 'total',
      }))}
    />
  );
}
