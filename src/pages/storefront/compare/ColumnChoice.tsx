import { SelectField } from '../../../components/fields/SelectField';
import { catalog } from '../../../content/products/catalog';
import { comparePage } from '../../../content/shop/comparePage';
import type { ProductId } from '../../../content/slugs';
import { withReplaced } from '../../../domain/comparison';
import styles from './ColumnChoice.module.css';

const options = catalog.map(({ id, name }) => ({ value: id, label: name }));

interface ColumnChoiceProps {
  /** Has at least two. Tablets show the first three, phones the first two. */
  readonly compared: readonly ProductId[];
  readonly onChange: (compared: readonly ProductId[]) => void;
}

/** Shows a select for each column on phones and tablets. Choosing one drops the products without a column. */
export function ColumnChoice({ compared, onChange }: ColumnChoiceProps) {
  const columns = compared.slice(0, comparePage.columns.length);
  return (
    <div className={styles.choices}>
      {columns.map((id, index) => (
        <SelectField
          key={comparePage.columns[index]}
          id={`compared-${index}`}
          label={comparePage.columns[index] ?? ''}
          options={options}
          value={id}
          onChange={(chosen) => {
            // The same width at which the CSS hides the third column.
            const shown = window.matchMedia('(width >= 48rem)').matches ? columns : columns.slice(0, 2);
            onChange(withReplaced(shown, id, chosen));
          }}
        />
      ))}
    </div>
  );
}
