import { SelectField } from '../../../components/fields/SelectField';
import { catalog } from '../../../content/products/catalog';
import { comparePage } from '../../../content/shop/comparePage';
import type { ProductId } from '../../../content/slugs';
import { withReplaced } from '../../../domain/comparison';
import styles from './ProductPair.module.css';

const options = catalog.map(({ id, name }) => ({ value: id, label: name }));

interface ProductPairProps {
  /** At least two; phones and tablets show the first two. */
  readonly compared: readonly ProductId[];
  readonly onChange: (compared: readonly ProductId[]) => void;
}

/** Two selects on phones and tablets, one per column. Choosing compares just these two products. */
export function ProductPair({ compared, onChange }: ProductPairProps) {
  const pair = compared.slice(0, comparePage.pair.length);
  return (
    <div className={styles.pair}>
      {pair.map((id, index) => (
        <SelectField
          key={comparePage.pair[index]}
          id={`compared-${index}`}
          label={comparePage.pair[index] ?? ''}
          options={options}
          value={id}
          onChange={(chosen) => {
            onChange(withReplaced(pair, id, chosen));
          }}
        />
      ))}
    </div>
  );
}
