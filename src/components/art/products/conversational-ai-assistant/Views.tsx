import { clsx } from 'clsx';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { inset, pointOnCircle, ringPath, sectors, segmentPath } from '../../segment';
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

const wheel = sectors([intents], ([, width]) => width, { start: 20 });

/** An intent wheel in a speech bubble: one segment per kind of question, the widest pulled out. */
function IntentWheel(props: PictureProps) {
  const citrus = { cx: 204, cy: 226 };
  return (
    <PictureFrame {...props} tone="brandSoft">
      <g className={styles.inkLine}>
        <path d="M81 363 26 452 156 404A184 184 0 1 0 81 363Z" className={styles.ground} />
      </g>
      {wheel.map(({ item: [intent, , cloth, ink], ...sector }, index) => {
        const middle = (sector.from + sector.to) / 2;
        const [dx, dy] = pointOnCircle(0, 0, index ? 0 : 34, middle);
        const [x, y] = pointOnCircle(citrus.cx + dx, citrus.cy + dy, index ? 110 : 98, middle);
        return (
          <g key={intent}>
            <g className={index ? undefined : styles.inkLine}>
              <path
                d={segmentPath({
                  cx: citrus.cx + dx,
                  cy: citrus.cy + dy,
                  outer: 164,
                  inner: 18,
                  ...inset(sector, 4),
                })}
                className={cloth}
              />
            </g>
            <text x={x} y={y + 8} className={clsx(styles.middle, ink)} fontSize={index ? 24 : 28}>
              {intent}
            </text>
          </g>
        );
      })}
      {['Where is it?', 'Friday, still?', 'At the door?'].map((question, index) => (
        <g key={question} transform={`translate(${440 - (index % 2) * 12} ${96 + index * 80})`}>
          <g className={styles.inkLine}>
            <rect width="184" height="60" rx="20" className={styles.ground} />
          </g>
          <text x="92" y="38" className={styles.middle} fontSize="22">
            {question}
          </text>
        </g>
      ))}
    </PictureFrame>
  );
}

/** The handover: the assistant passes the order and the conversation to a colleague. */
function HandOver(props: PictureProps) {
  return (
    <PictureFrame {...props} tone="leafSoft">
      <path d="M410 0H640V480H230Z" className={styles.plumSoft} />
      <g className={styles.inkLine}>
        <path d="M110 110C110 300 240 220 320 240S540 190 540 330" strokeWidth="4" strokeDasharray="1 11" />
      </g>
      <CitrusMark cx={92} cy={92} r={60} />
      <path
        d="M190 48H360A20 20 0 0 1 380 68V104A20 20 0 0 1 360 124H190L162 132 170 104V68A20 20 0 0 1 190 48Z"
        className={styles.ground}
      />
      <text x="275" y="95" className={styles.middle} fontSize="25">
        I’ll ask Ana.
      </text>
      <g transform="rotate(-5 320 240)">
        <g className={styles.inkLine}>
          <rect x="176" y="158" width="288" height="160" rx="14" className={styles.ground} />
          <path d="M290 158V318H190Q176 318 176 304V172Q176 158 190 158Z" className={styles.pith} />
          <path d="M310 256h130M310 282h96" className={styles.hairline} strokeWidth="10" />
        </g>
        <Garment kind="coat" x={233} y={152} scale={0.78} className={styles.plum} seams={styles.pithLine} />
        <text x="308" y="198" fontSize="25">
          Order 4182
        </text>
        <text x="308" y="232" className={styles.muted} fontSize="23">
          in blue?
        </text>
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
      <text x="314" y="417" className={clsx(styles.middle, styles.ground)} fontSize="25">
        Blue is on its way.
      </text>
    </PictureFrame>
  );
}

/** Questions per hour from midnight; most come in the evening, when the shop is closed. */
const hours = [
  18, 12, 9, 14, 7, 8, 16, 30, 44, 58, 64, 72, 84, 70, 62, 60, 66, 78, 92, 108, 120, 114, 82, 44,
];

/** A clock with a segment for each hour: longer if more questions come in, plum if the shop is closed. */
function QuestionClock(props: PictureProps) {
  const clock = { cx: 232, cy: 240 };
  return (
    <PictureFrame {...props}>
      <circle {...clock} r="206" className={styles.ground} />
      <g className={styles.hairline} strokeWidth="1.500">
        <circle {...clock} r="110" />
        <circle {...clock} r="150" />
        <circle {...clock} r="190" />
      </g>
      {hours.map((questions, hour) => (
        <path
          key={hour}
          d={ringPath({
            ...clock,
            inner: 64,
            outer: 70 + questions,
            from: hour * 15 + 1.5,
            to: hour * 15 + 13.5,
          })}
          className={hour < 8 || hour > 19 ? styles.plum : styles.brand}
        />
      ))}
      <g className={styles.inkLine}>
        <circle {...clock} r="206" />
        <path d="M232 34v12M232 446v-12M26 240h12M438 240h-12" />
      </g>
      {[0, 6, 12, 18].map((hour) => {
        const [x, y] = pointOnCircle(clock.cx, clock.cy, 42, hour * 15);
        return (
          <text key={hour} x={x} y={y + 7} className={styles.middle} fontSize="22">
            {hour}
          </text>
        );
      })}
      {(['3 am', '10 am'] as const).map((time, index) => (
        <g key={time} transform={`translate(432 ${70 + index * 240})`}>
          <g className={styles.inkLine}>
            <path d={index ? 'M-148 60 6 52' : 'M-130 122 6 52'} />
            <circle cx={index ? -148 : -130} cy={index ? 60 : 122} r="6" className={styles.ground} />
            <rect width="188" height="94" rx="20" className={index ? styles.brandSoft : styles.plumSoft} />
          </g>
          <text x="22" y="38" className={styles.muted} fontSize="22">
            {time}
          </text>
          <text x="22" y="70" fontSize="24">
            {index ? 'In stock?' : 'Washable?'}
          </text>
        </g>
      ))}
    </PictureFrame>
  );
}

export const views = [ConversationalAiAssistantCover, IntentWheel, HandOver, QuestionClock] as const;
