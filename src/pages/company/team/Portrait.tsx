import { clsx } from 'clsx';
import type { MemberId } from '../../../content/anchors';
import type { TeamMember } from '../../../content/types';
import styles from './Portrait.module.css';

type Shape = readonly [path: string, color: Color];
type Color = 'orange' | 'green' | 'plum' | 'cream' | 'dark' | 'hazel' | 'gray' | 'skin';

interface Features {
  readonly alt: string;
  readonly skin: 'light' | 'tan' | 'brown' | 'deep';
  readonly plate: 'peach' | 'mint' | 'lilac' | 'straw';
  readonly clothes: Color;
  /** Shapes behind the head. */
  readonly back?: Shape;
  /** Shapes on the face and clothes, bottom layer first. */
  readonly front: readonly Shape[];
  readonly glasses?: true;
}

const head = 'M64 84C64 52 80 42 100 42S136 52 136 84C136 112 120 130 100 130S64 112 64 84Z';
const neck = 'M82 118V146Q100 160 118 146V118Z';
const shoulders = 'M18 212C22 162 58 150 82 142Q100 158 118 142C142 150 178 162 182 212Z';
const ears = 'M64 80a8 8 0 1 0 2 17M136 80a8 8 0 1 1-2 17';
const face = 'M79 75q7-4 14 0M107 75q7-4 14 0M100 88q-6 10 1 12M88 111q12 9 24 0';
const glasses =
  'M74 87a12 12 0 1 1 24 0a12 12 0 1 1-24 0M102 87a12 12 0 1 1 24 0a12 12 0 1 1-24 0M98 86h4M74 85l-9-2M126 85l9-2';

const people: Readonly<Record<MemberId, Features>> = {
  'miriam-castellano': {
    alt: 'Drawing of a woman with a gray bob, round glasses, and a plum cardigan',
    skin: 'light',
    plate: 'peach',
    clothes: 'plum',
    back: [
      'M52 122C42 58 64 28 100 28S158 58 148 122C140 130 130 126 127 118H73C70 126 60 130 52 122Z',
      'gray',
    ],
    front: [['M62 84C66 62 84 57 118 54 128 60 135 72 138 84 142 48 124 34 100 34S58 48 62 84Z', 'gray']],
    glasses: true,
  },
  'dev-raghunathan': {
    alt: 'Drawing of a man with black hair, a short beard, and a green shirt',
    skin: 'brown',
    plate: 'straw',
    clothes: 'green',
    front: [
      [
        'M64 88C66 120 82 134 100 134S134 120 136 88C132 103 124 105 116 104 108 100 92 100 84 104 76 105 68 103 64 88Z',
        'dark',
      ],
      ['M88 109Q100 106 112 109 108 119 100 119T88 109Z', 'cream'],
      [
        'M62 80C56 44 78 30 106 32 134 32 142 54 138 80 134 70 130 62 120 60 104 66 86 62 76 57 68 64 64 70 62 80Z',
        'dark',
      ],
      ['M82 142 100 158 88 172 72 148ZM118 142 100 158 112 172 128 148Z', 'green'],
    ],
  },
  'ngozi-abara': {
    alt: 'Drawing of a woman with an orange headwrap, round earrings, and a plum dress',
    skin: 'deep',
    plate: 'mint',
    clothes: 'plum',
    front: [
      ['M82 28C74 6 94 2 100 16 106 2 126 6 118 28Z', 'orange'],
      ['M60 76C54 40 76 22 100 22S146 40 140 76C128 60 114 56 100 56S72 60 60 76Z', 'orange'],
      ['M68 56Q100 34 132 56 100 42 68 56Z', 'cream'],
      ['M56 106a5 5 0 1 0 10 0a5 5 0 1 0-10 0M134 106a5 5 0 1 0 10 0a5 5 0 1 0-10 0', 'orange'],
    ],
  },
  'tomasz-wieczorek': {
    alt: 'Drawing of a bald man with glasses, a mustache, and a green turtleneck',
    skin: 'light',
    plate: 'lilac',
    clothes: 'green',
    front: [
      ['M78 128Q100 144 122 128V150Q100 164 78 150Z', 'green'],
      [
        'M63 90C57 76 58 64 66 58 67 70 66 80 63 90ZM137 90C143 76 142 64 134 58 133 70 134 80 137 90Z',
        'hazel',
      ],
      [
        'M80 107C87 98 97 100 100 103 103 100 113 98 120 107 112 110 104 108 100 106 96 108 88 110 80 107Z',
        'hazel',
      ],
    ],
    glasses: true,
  },
  'lucia-fuentes': {
    alt: 'Drawing of a woman with long dark hair and an orange blouse',
    skin: 'tan',
    plate: 'mint',
    clothes: 'orange',
    back: [
      'M50 162C30 110 42 28 100 28S170 110 150 162C140 172 128 162 126 150H74C72 162 60 172 50 162Z',
      'hazel',
    ],
    front: [['M62 88C62 64 84 62 95 45 106 62 132 62 138 88 143 48 124 32 100 32S57 48 62 88Z', 'hazel']],
  },
  'raymond-toussaint': {
    alt: 'Drawing of a man with short gray hair, a gray beard, and a dark jacket with an orange tie',
    skin: 'deep',
    plate: 'peach',
    clothes: 'dark',
    front: [
      ['M82 142 100 182 118 142Q100 158 82 142Z', 'cream'],
      ['M95 158H105L110 206H90Z', 'orange'],
      [
        'M70 112C76 130 90 136 100 136S124 130 130 112C122 120 114 121 108 118 104 116 96 116 92 118 86 121 78 120 70 112Z',
        'gray',
      ],
      [
        'M62 76C58 46 78 34 100 34S142 46 138 76C134 66 130 60 122 58 108 54 92 54 78 58 70 60 66 66 62 76Z',
        'gray',
      ],
    ],
  },
};

/** Draws a team member with a name badge. The colors are the same in both themes. */
export function Portrait({ member: { id, name } }: { readonly member: Pick<TeamMember, 'id' | 'name'> }) {
  const { alt, skin, plate, clothes, back, front, glasses: hasGlasses } = people[id];
  const drawn = ([path, color]: Shape) => <path key={path} d={path} className={styles[color]} />;
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
