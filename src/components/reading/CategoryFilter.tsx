import { Button } from '../ui/Button';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './CategoryFilter.module.css';

interface CategoryFilterProps {
  /** Accessible name of the button group. */
  readonly label: string;
  readonly allLabel: string;
  readonly categories: readonly { readonly id: string; readonly label: string }[];
  /** Null for all categories. */
  readonly chosen: string | null;
  readonly onChoose: (category: string | null) => void;
  /** The result of the choice, announced when it changes. */
  readonly status: string;
}

export function CategoryFilter({
  label,
  allLabel,
  categories,
  chosen,
  onChoose,
  status,
}: CategoryFilterProps) {
  const name = chosen === null ? allLabel : categories.find(({ id }) => id === chosen)?.label;
  return (
    <div className={styles.filter}>
      <div role="group" aria-label={label} className={styles.buttons}>
        {[{ id: null, label: allLabel }, ...categories].map((category) => (
          <Button
            key={category.label}
            variant="outline"
            className={styles.button}
            aria-pressed={category.id === chosen}
            onClick={() => {
              onChoose(category.id);
            }}
          >
            {category.label}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {/* Names the category, since another one may have as many. */}
        {name !== undefined && <VisuallyHidden>{name}: </VisuallyHidden>}
        {status}
      </p>
    </div>
  );
}
