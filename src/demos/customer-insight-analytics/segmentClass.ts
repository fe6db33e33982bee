import styles from './Segments.module.css';

const classes = [
  styles.segment0,
  styles.segment1,
  styles.segment2,
  styles.segment3,
  styles.segment4,
  styles.segment5,
  styles.segment6,
  styles.segment7,
];

/** The class for a segment's color, by its index. */
export function segmentClass(place: number): string | undefined {
  return classes[place];
}
