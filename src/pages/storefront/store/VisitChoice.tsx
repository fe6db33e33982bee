import { Button } from '../../../components/ui/Button';
import { counted } from '../../../domain/numerals';
import styles from './StorePage.module.css';
import type { VisitKind, Visits } from './useVisits';

const labels: Readonly<Record<VisitKind, string>> = {
  own: 'Your visit',
  example: 'Example visit',
  imported: 'Imported visit',
};

export function VisitChoice({ visits: { kind, shown, hasImported, show } }: { readonly visits: Visits }) {
  const kinds: readonly VisitKind[] = ['own', 'example', ...(hasImported ? (['imported'] as const) : [])];
  return (
    <div className={styles.bar}>
      <div role="group" aria-label="Visit" className={styles.choice}>
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
      <p className={styles.count}>
        {shown.title}: {counted(shown.moments.length, 'action')}
      </p>
    </div>
  );
}
