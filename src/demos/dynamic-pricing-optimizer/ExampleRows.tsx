import { useState } from 'react';
import styles from './PricingDemo.module.css';
import { generateSales, salesAsCsv } from './sales';

/** The example's rows, to read or to copy. */
export function ExampleRows({ seed, elasticity }: { readonly seed: number; readonly elasticity: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.rows}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary>See these sales as CSV</summary>
      <textarea
        readOnly
        rows={8}
        aria-label="The example sales, as CSV"
        value={isOpen ? salesAsCsv(generateSales({ seed, elasticity })) : ''}
      />
    </details>
  );
}
