import { amountLabel } from '../../content/shop/sharedTexts';
import type { AmountDue } from '../../domain/money';
import { Price } from '../ui/Price';
import { SummaryRows } from './SummaryPanel';

interface AmountRowsProps {
  readonly due: AmountDue;
  readonly isPlaced: boolean;
  readonly isSilent: boolean;
}

/** The rows of an amount due. Every page that shows a total shows all of them. */
export function AmountRows({ due, isPlaced, isSilent }: AmountRowsProps) {
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
