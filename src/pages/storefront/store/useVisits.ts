import { startTransition, useEffect, useState } from 'react';
import { useAppStore } from '../../../store/hooks';
import { exampleVisit } from './model/exampleVisit';
import type { Moment, Visit } from './model/moment';

/** The visits that can be looked at. */
export type VisitKind = 'own' | 'example' | 'imported';

/** The visits, which of them is shown, and how to show another one. */
export interface Visits {
  readonly kind: VisitKind;
  readonly shown: Visit;
  readonly hasImported: boolean;
  readonly show: (kind: VisitKind) => void;
  /** Shows an imported visit. */
  readonly take: (visit: Visit) => void;
}

const nothing: readonly Moment[] = [];

/** This tab's own visit as it grows; the example in the first render, which is the prerendered one. */
export function useVisits(): Visits {
  const { recorded } = useAppStore();
  const [own, setOwn] = useState(nothing);
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
  const [chosen, show] = useState<VisitKind>('own');
  const [imported, setImported] = useState<Visit | null>(null);
  const kind = own.length > 0 ? chosen : 'example';
  const visits: Readonly<Record<VisitKind, Visit>> = {
    own: { title: 'Your visit, in this tab', moments: own },
    example: exampleVisit,
    imported: imported ?? exampleVisit,
  };
  return {
    kind,
    shown: visits[kind],
    hasImported: imported !== null,
    show,
    take: (visit) => {
      setImported(visit);
      show('imported');
    },
  };
}
