import { Slice } from './Slice';

const MONTHS_A_YEAR = 12;

interface YearDialProps {
  /** How long something took, as the site says it: `4 months`. */
  readonly duration: string;
  readonly className?: string | undefined;
}

/** A year as a slice of twelve wedges, of which as many are ripe as the duration has months. */
export function YearDial({ duration, className }: YearDialProps) {
  return <Slice wedges={MONTHS_A_YEAR} filled={Number.parseInt(duration, 10)} className={className} />;
}
