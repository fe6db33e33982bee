import { AddToCart } from '../../../components/shop/AddToCart';
import { productOf } from '../../../content/products/catalog';
import { Button } from '../../../components/ui/Button';
import { counted } from '../../../domain/numerals';
import { ActionDetail } from './ActionDetail';
import { ActionList } from './ActionList';
import styles from './Actions.module.css';
import { Section } from './Section';
import type { Visits, VisitKind } from './useVisits';
import pageStyles from './StorePage.module.css';

interface ActionsSectionProps {
  readonly visits: Visits;
  readonly index: number;
  readonly onPick: (id: number) => void;
}

const product = productOf('fraud-shield');

export function ActionsSection({ visits, index, onPick }: ActionsSectionProps) {
  const { entries } = visits.shown;
  const entry = entries[index];
  return (
    <Section
      id="actions"
      title="Actions"
      lead="Every change to the state starts with an action. Select one to see its payload and the diff."
    >
      <div className={styles.controls}>
        <div className={styles.doSomething}>
          <p>Add {product.name} to your cart to see its action.</p>
          <AddToCart product={product} />
        </div>
        <VisitChoice visits={visits} />
      </div>
      <div className={styles.desk}>
        {/* Keyed, so that another visit or action remounts the list instead of animating from the old one. */}
        <ActionList key={visits.kind} entries={entries} chosen={entry?.id} onPick={onPick} />
        {entry && (
          <ActionDetail
            key={`${visits.kind} ${entry.id}`}
            entry={entry}
            previous={entries[index - 1]}
            first={entries[0]}
          />
        )}
      </div>
    </Section>
  );
}

const labels: Readonly<Record<VisitKind, string>> = {
  own: 'Your visit',
  example: 'Example visit',
  imported: 'Imported visit',
};

function VisitChoice({ visits: { kind, shown, hasImported, show } }: { readonly visits: Visits }) {
  const kinds: readonly VisitKind[] = ['own', 'example', ...(hasImported ? (['imported'] as const) : [])];
  return (
    <div className={pageStyles.bar}>
      <div role="group" aria-label="Visit" className={pageStyles.bar}>
        {kinds.map((each) => (
          <Button
            key={each}
            variant="outline"
            aria-pressed={each === kind}
            onClick={() => {
              show(each);
            }}
          >
            {labels[each]}
          </Button>
        ))}
      </div>
      <p className={pageStyles.count}>
        {shown.title}: {counted(shown.entries.length, 'action')}
      </p>
    </div>
  );
}
