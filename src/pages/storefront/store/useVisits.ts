import { startTransition, useEffect, useState } from 'react';
import { useIsHydrated } from '../../../components/ui/useAfterHydration';
import { useAppStore } from '../../../store/hooks';
import { exampleVisit } from './model/exampleVisit';
import type { Moment, Visit } from './model/moment';
import { isOfShop } from './model/moment';

/** The visits that can be looked at. */
export type VisitKind = 'own' | 'example' | 'imported';

/** The visits, which of them is shown, and how to show another one. */
export interface Visits {
  readonly kind: VisitKind;
  readonly shown: Visit;
  /** This tab's own events, whichever visit is shown. */
  readonly own: readonly Moment[];
  readonly hasImported: boolean;
  readonly show: (kind: VisitKind) => void;
  /** Shows an imported visit. */
  readonly take: (visit: Visit) => void;
}

/** What the visitor chose to see, and the id of the latest own event of the shop by then, 0 for none. */
interface Choice {
  readonly kind: VisitKind;
  readonly since: number;
}

const nothing: readonly Moment[] = [];

/**
 * The example until this tab's own visit has an event of the shop, then that visit as it grows. The first render, which
 * is the prerendered one, has the example. Who chose a visit sees that one; but the example gives way to what is new.
 */
export function useVisits(): Visits {
  const { recorded } = useAppStore();
  const isHydrated = useIsHydrated();
  // Who comes back to the page sees at once what they left, so that the place scrolled to is the same.
  const [own, setOwn] = useState(() => (isHydrated ? recorded.events() : nothing));
  useEffect(() => {
    // All sections render what has happened; in a transition that yields to what the visitor does meanwhile.
    const read = () => {
      startTransition(() => {
        setOwn(recorded.events());
      });
    };
    read();
    return recorded.subscribe(read);
  }, [recorded]);
  const latest = own.findLast(isOfShop)?.id ?? 0;
  const [chosen, choose] = useState<Choice | null>(null);
  const [imported, setImported] = useState<Visit | null>(null);
  const isOutdated = chosen === null || (chosen.kind === 'example' && latest > chosen.since);
  const unchosen = latest === 0 ? 'example' : 'own';
  const kind = isOutdated ? unchosen : chosen.kind;
  const visits: Readonly<Record<VisitKind, Visit>> = {
    own: { title: 'Your visit, in this tab', moments: own },
    example: exampleVisit,
    imported: imported ?? exampleVisit,
  };
  const show = (next: VisitKind) => {
    choose({ kind: next, since: latest });
  };
  return {
    kind,
    shown: visits[kind],
    own,
    hasImported: imported !== null,
    show,
    take: (visit) => {
      setImported(visit);
      show('imported');
    },
  };
}
