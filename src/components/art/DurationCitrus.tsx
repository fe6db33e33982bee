import { Citrus } from './Citrus';

const MONTHS_A_YEAR = 12;

interface DurationCitrusProps {
  /** How long something took, as the site says it: `4 months`. */
  readonly duration: string;
  readonly className?: string | undefined;
}

/** A year as a citrus of twelve segments, of which as many are ripe as the duration has months. */
export function DurationCitrus({ duration, className }: DurationCitrusProps) {
  return <Citrus segments={MONTHS_A_YEAR} ripe={Number.parseInt(duration, 10)} className={className} />;
}
