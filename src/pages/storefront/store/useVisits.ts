import { startTransition, useEffect, useState } from 'react';
import { useIsHydrated } from '../../../components/hooks/useAfterHydration';
import { useAppStore } from '../../../store/hooks';
import { isOfShop } from './model/changes';
import { exampleVisit } from './model/exampleVisit';
import type { VisitAction, Visit } from './model/visit';

export type VisitKind = 'own' | 'example' | 'imported';

export interface Visits {
  readonly kind: VisitKind;
  readonly shown: Visit;
  readonly hasImported: boolean;
  readonly show: (kind: VisitKind) => void;
  /** Adds an imported visit and shows it. */
  readonly take: (visit: Visit) => void;
}

/** The visitor's choice, and the id of the shop's latest action when it was made; 0 if there was none. */
interface Choice {
  readonly kind: VisitKind;
  readonly since: number;
}

const nothing: readonly VisitAction[] = [];

/**
 * Shows the example until this tab has saved state or an action of the shop, then this tab's visit. The first client
 * render shows the example, to match the prerender. A chosen visit stays, except that new actions replace the example.
 */
export function useVisits(): Visits {
  const { recording } = useAppStore();
  const isHydrated = useIsHydrated();
  // After navigation without a page load, the visit is shown at once, so that the scroll position is right.
  const [own, setOwn] = useState(() => (isHydrated ? recording.entries() : nothing));
  useEffect(() => {
    // Every section renders the new actions. A transition keeps the page responsive meanwhile.
    const read = () => {
      startTransition(() => {
        setOwn(recording.entries());
      });
    };
    read();
    return recording.subscribe(read);
  }, [recording]);
  const latest = own.findLast(isOfShop)?.id ?? 0;
  const [chosen, choose] = useState<Choice | null>(null);
  const [imported, setImported] = useState<Visit | null>(null);
  const isOutdated = chosen === null || (chosen.kind === 'example' && latest > chosen.since);
  const unchosen = latest === 0 ? 'example' : 'own';
  const kind = isOutdated ? unchosen : chosen.kind;
  const visits: Readonly<Record<VisitKind, Visit>> = {
    own: { title: 'Your visit, in this tab', entries: own },
    example: exampleVisit,
    imported: imported ?? exampleVisit,
  };
  const show = (next: VisitKind) => {
    choose({ kind: next, since: latest });
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
