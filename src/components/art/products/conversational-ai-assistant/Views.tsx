import { clsx } from 'clsx';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { circlePath, inset, pointOnCircle, ringPath, roundedPath, sectors, segmentPath } from '../../segment';
import { Shapes } from '../../Shapes';
import { Garment } from '../marks/Garment';
import { personPath } from '../marks/personPath';
import { CitrusMark } from '../marks/CitrusMark';
import { ConversationalAiAssistantCover } from './Cover';

/** Topics that shoppers ask about, as [intent, degrees of the wheel, fill of the segment, fill of the text]. */
const intents = [
  ['delivery', 118, styles.brand, styles.ground],
  ['returns', 74, styles.plum, styles.ground],
  ['sizes', 66, styles.leaf, styles.ground],
  ['stock', 48, styles.brandSoft, undefined],
  ['gifts', 34, styles.leafSoft, undefined],
  ['', 20, styles.plumSoft, undefined],
] as const;

/** The segments, with their middle, and their center: the first is pulled out. */
const wheel = sectors([intents], ([, width]) => width, { start: 20 }).map(({ item, ...sector }, index) => {
  const middle = (sector.from + sector.to) / 2;
  const [cx, cy] = pointOnCircle(204, 226, index ? 0 : 34, middle);
  return { item, sector, middle, cx, cy };
});

const questions = [
  ['Where is it?', 440, 96],
  ['Friday, still?', 428, 176],
  ['At the door?', 440, 256],
] as const;

/** An intent wheel in a speech bubble: one segment per kind of question, the widest pulled out. */
function IntentWheel(props: PictureProps) {
  return (
    <PictureFrame
      {...props}
      tone="brandSoft"
      labels={[
        ...wheel.map(({ item: [text, , , color], middle, cx, cy }, index) => {
          const [x, y] = pointOnCircle(cx, cy, index ? 110 : 98, middle);
          return { text, x, y: y + 8, color, size: index ? 24 : 28 };
        }),
        ...questions.map(([text, x, y]) => ({ text, x: x + 92, y: y + 38 })),
      ]}
    >
      <path
        d="M81 363 26 452 156 404A184 184 0 1 0 81 363Z"
        className={clsx(styles.inkLine, styles.ground)}
      />
      {wheel.map(({ item: [intent, , cloth], sector, cx, cy }, index) => (
        <path
          key={intent}
          d={segmentPath({ cx, cy, outer: 164, inner: 18, ...inset(sector, 4) })}
          className={clsx(!index && styles.inkLine, cloth)}
        />
      ))}
      <path
        d={questions.map(([, x, y]) => roundedPath(x, y, 184, 60, 20)).join('')}
        className={clsx(styles.inkLine, styles.ground)}
      />
    </PictureFrame>
  );
}

/** The handover: the assistant passes the order and the conversation to a colleague. */
function HandOver(props: PictureProps) {
  const tilt = 'rotate(-5 320 240)';
  return (
    <PictureFrame
      {...props}
      tone="leafSoft"
      labels={[
        { text: 'I’ll ask Ana.', x: 275, y: 95, size: 25 },
        { text: 'Order 4182', x: 308, y: 198, anchor: 'start', size: 25, transform: tilt },
        { text: 'in blue?', x: 308, y: 232, anchor: 'start', color: styles.muted, size: 23, transform: tilt },
        { text: 'Blue is on its way.', x: 314, y: 417, color: styles.ground, size: 25 },
      ]}
    >
      <path d="M410 0H640V480H230Z" className={styles.plumSoft} />
      <path
        d="M110 110C110 300 240 220 320 240S540 190 540 330"
        className={styles.inkLine}
        strokeWidth="4"
        strokeDasharray="1 11"
      />
      <CitrusMark cx={92} cy={92} r={60} />
      <path
        d="M190 48H360A20 20 0 0 1 380 68V104A20 20 0 0 1 360 124H190L162 132 170 104V68A20 20 0 0 1 190 48Z"
        className={styles.ground}
      />
      <g transform={tilt}>
        <path d={roundedPath(176, 158, 288, 160, 14)} className={clsx(styles.inkLine, styles.ground)} />
        <path
          d="M290 158V318H190Q176 318 176 304V172Q176 158 190 158Z"
          className={clsx(styles.inkLine, styles.pith)}
        />
        <path d="M310 256h130M310 282h96" className={styles.hairline} strokeWidth="10" />
        <Garment kind="coat" x={233} y={152} scale={0.78} className={styles.plum} seams={styles.pithLine} />
      </g>
      <g className={styles.inkLine}>
        <circle cx="548" cy="358" r="66" className={styles.ground} />
        <path d={personPath(548, 410, 54)} className={styles.plum} />
        <circle cx="548" cy="347" r="23" className={styles.brandSoft} />
        <path d="M525 347Q550 346 560 328 572 334 571 347A23 23 0 0 0 525 347Z" className={styles.plum} />
        <path d="M521 342V338A27 27 0 0 1 575 338V346Q575 366 556 368" strokeWidth="4" />
        <path d="M521 338v12M575 338v12" strokeWidth="9" />
      </g>
      <path
        d="M196 374H432A20 20 0 0 1 452 394V424L472 446 434 444H196A20 20 0 0 1 176 424V394A20 20 0 0 1 196 374Z"
        className={styles.plum}
      />
    </PictureFrame>
  );
}

/** Questions per hour from midnight; most come in the evening, when the shop is closed. */
const hours = [
  18, 12, 9, 14, 7, 8, 16, 30, 44, 58, 64, 72, 84, 70, 62, 60, 66, 78, 92, 108, 120, 114, 82, 44,
];

const clock = { cx: 232, cy: 240 };
/** A clock with a segment for each hour: longer if more questions come in, plum if the shop is closed. */
function QuestionClock(props: PictureProps) {
  const circle = (r: number) => circlePath(clock.cx, clock.cy, r);
  return (
    <PictureFrame
      {...props}
      labels={[
        ...[0, 6, 12, 18].map((hour) => {
          const [x, y] = pointOnCircle(clock.cx, clock.cy, 42, hour * 15);
          return { text: hour, x, y: y + 7 };
        }),
        { text: '3 am', x: 454, y: 108, anchor: 'start', color: styles.muted },
        { text: 'Washable?', x: 454, y: 140, anchor: 'start', size: 24 },
        { text: '10 am', x: 454, y: 348, anchor: 'start', color: styles.muted },
        { text: 'In stock?', x: 454, y: 380, anchor: 'start', size: 24 },
      ]}
    >
      <circle {...clock} r="206" className={styles.ground} />
      <path d={circle(110) + circle(150) + circle(190)} className={styles.hairline} strokeWidth="1.500" />
      <Shapes
        of={hours}
        path={(questions, hour) =>
          ringPath({
            ...clock,
            inner: 64,
            outer: 70 + questions,
            from: hour * 15 + 1.5,
            to: hour * 15 + 13.5,
          })
        }
        color={(_, hour) => (hour < 8 || hour > 19 ? styles.plum : styles.brand)}
      />
      <path
        d={`${circle(206)}M232 34v12M232 446v-12M26 240h12M438 240h-12M302 192 438 122M284 370 438 362`}
        className={styles.inkLine}
      />
      <path
        d={circlePath(302, 192, 6) + circlePath(284, 370, 6)}
        className={clsx(styles.inkLine, styles.ground)}
      />
      <path d={roundedPath(432, 70, 188, 94, 20)} className={clsx(styles.inkLine, styles.plumSoft)} />
      <path d={roundedPath(432, 310, 188, 94, 20)} className={clsx(styles.inkLine, styles.brandSoft)} />
    </PictureFrame>
  );
}

export const views = [ConversationalAiAssistantCover, IntentWheel, HandOver, QuestionClock] as const;
