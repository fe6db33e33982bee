import { Citrus } from './Citrus';

const MONTHS_A_YEAR = 12;

interface DurationCitrusProps {
  /** A duration as the site prints it: `4 months`. */
  readonly duration: string;
  readonly className?: string | undefined;
}

/** A year as a citrus of twelve segments, with one ripe segment for each month of the duration. */
export function DurationCitrus({ duration, className }: DurationCitrusProps) {
  return <Citrus segments={MONTHS_A_YEAR} ripe={Number.parseInt(duration, 10)} className={className} />;
}
