import { clsx } from 'clsx';
import type { Person, PortraitShape } from '../../../content/types';
import styles from './Portrait.module.css';

const head = 'M64 84C64 52 80 42 100 42S136 52 136 84C136 112 120 130 100 130S64 112 64 84Z';
const neck = 'M82 118V146Q100 160 118 146V118Z';
const shoulders = 'M18 212C22 162 58 150 82 142Q100 158 118 142C142 150 178 162 182 212Z';
const ears = 'M64 80a8 8 0 1 0 2 17M136 80a8 8 0 1 1-2 17';
const face = 'M79 75q7-4 14 0M107 75q7-4 14 0M100 88q-6 10 1 12M88 111q12 9 24 0';
const glasses =
  'M74 87a12 12 0 1 1 24 0a12 12 0 1 1-24 0M102 87a12 12 0 1 1 24 0a12 12 0 1 1-24 0M98 86h4M74 85l-9-2M126 85l9-2';

/** Draws a team member with a name badge. The colors are the same in both themes. */
export function Portrait({
  member: { name, portrait },
}: {
  readonly member: Pick<Person, 'name' | 'portrait'>;
}) {
  const { alt, skin, plate, clothes, back, front, glasses: hasGlasses } = portrait;
  const drawn = ([path, color]: PortraitShape) => <path key={path} d={path} className={styles[color]} />;
  return (
    <svg viewBox="0 0 200 200" role="img" aria-label={alt} className={clsx(styles.portrait, styles[skin])}>
      <path d="M0 0h200v200H0z" className={clsx(styles.plate, styles[plate])} />
      {back && drawn(back)}
      <path d={ears} className={styles.skin} />
      <path d={neck} className={styles.skin} />
      <path d={shoulders} className={styles[clothes]} />
      <path d={head} className={styles.skin} />
      <path d={face} className={styles.lines} />
      <path d="M87 86h0M113 86h0" className={styles.eyes} />
      {front.map(drawn)}
      {hasGlasses && <path d={glasses} className={styles.lines} />}
      <rect x="106" y="152" width="46" height="27" rx="4" className={styles.cream} />
      <text x="129" y="166" dy="0.36em" aria-hidden="true">
        {initials(name)}
      </text>
    </svg>
  );
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('');
}
