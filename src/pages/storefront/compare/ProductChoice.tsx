import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { catalog } from '../../../content/products/catalog';
import { comparePage } from '../../../content/shop/comparePage';
import type { ProductId } from '../../../content/slugs';
import { withToggled } from '../../../domain/comparison';
import styles from './ProductChoice.module.css';

export const PRODUCT_CHOICE = 'product-choice';

interface ProductChoiceProps {
  readonly compared: readonly ProductId[];
  readonly onChange: (compared: readonly ProductId[]) => void;
}

/** Lets visitors check the products to compare. Starts collapsed, because all are checked. */
export function ProductChoice({ compared, onChange }: ProductChoiceProps) {
  return (
    <details className={styles.choice}>
      <summary id={PRODUCT_CHOICE} className={styles.summary}>
        {comparePage.choose}: {compared.length} of {catalog.length}
      </summary>
      <fieldset className={styles.products}>
        <legend>
          <VisuallyHidden>{comparePage.choose}</VisuallyHidden>
        </legend>
        {catalog.map(({ id, name }) => (
          <label key={id} className={styles.product}>
            {/* Not a CheckboxField, which would adopt what the browser restores after a reload: the URL decides. */}
            <input
              type="checkbox"
              name={id}
              checked={compared.includes(id)}
              onChange={() => {
                onChange(withToggled(compared, id));
              }}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
