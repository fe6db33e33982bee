import type { RecordedAction } from '../../../../store/recorder';

/** An action of a visit, with the states before and after it. */
export type VisitAction = RecordedAction;

export interface Visit {
  readonly entries: readonly VisitAction[];
  /** Such as `Your visit, in this tab`. */
  readonly title: string;
}

export function payloadOf({ action }: VisitAction): unknown {
  return 'payload' in action ? action.payload : undefined;
}

/** Tests whether an action brought data saved by another tab. */
export function isFromAnotherTab({ action }: VisitAction): boolean {
  return action.type === 'saving/otherTabSaved';
}

/** Formats the seconds since the first action, with one decimal: `+12.3 s`. */
export function timeOf({ at }: VisitAction, first: VisitAction | undefined): string {
  return `+${((at - (first?.at ?? at)) / 1000).toFixed(1)} s`;
}
