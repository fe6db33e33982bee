import { Arrow } from '../figures/Arrow';
import styles from '../figures/figures.module.css';

const steps = [
  { y: 112, title: 'Understand', text: 'a return, wrong size', by: 'model' },
  { y: 202, title: 'Ask who it is', text: 'order number, email', by: 'rule' },
  { y: 292, title: 'Ask the store', text: 'can it be returned?', by: 'rule' },
] as const;

const outcomes = [
  { x: 8, title: 'Returnable', text: 'exchange or label', tone: styles.leafSoft },
  { x: 186, title: 'Not returnable', text: 'why, and what else', tone: styles.pith },
] as const;

const rail = { x: 424, y: 112, width: 128, height: 378 };

/** Shows the path of a return request: the language model's part, the fixed rules, and the handoff to a person. */
export function ReturnDialogue() {
  return (
    <svg
      className={styles.figure}
      viewBox="0 0 560 590"
      role="img"
      aria-label="The customer’s message goes to the language model, which understands that it is a return. Fixed rules then ask for the order number and email and check with the store system. Two fixed answers follow: the item is returnable, or it isn’t. From every step an arrow leads to a colleague, who also takes over when the store system does not answer."
    >
      <path
        className={styles.ground}
        d="M20 14h400a12 12 0 0 1 12 12v36a12 12 0 0 1-12 12H72l-22 20v-20H20a12 12 0 0 1-12-12V26a12 12 0 0 1 12-12z"
      />
      <text x={24} y={50}>
        “the boots came today and theyre too small”
      </text>

      {steps.map((step, index) => (
        <g key={step.title}>
          <rect
            className={step.by === 'model' ? styles.brandSoft : styles.outlined}
            x={50}
            y={step.y}
            width={258}
            height={62}
            rx={10}
          />
          <text className={styles.heading} x={68} y={step.y + 26}>
            {step.title}
          </text>
          <text className={styles.note} x={68} y={step.y + 49}>
            {step.text}
          </text>
          <Arrow from={[308, step.y + 31]} to={[rail.x, step.y + 31]} tone="plum" dashed />
          {index > 0 && <Arrow from={[180, step.y - 28]} to={[180, step.y]} />}
        </g>
      ))}
      <text className={`${styles.note} ${styles.middle}`} x={360} y={132}>
        on request
      </text>
      <text className={`${styles.note} ${styles.middle}`} x={360} y={312}>
        no answer
      </text>

      <Arrow from={[130, 354]} to={[92, 408]} tone="leaf" />
      <Arrow from={[228, 354]} to={[266, 408]} />
      {outcomes.map((outcome) => (
        <g key={outcome.title}>
          <rect className={outcome.tone} x={outcome.x} y={410} width={168} height={80} rx={10} />
          <rect className={styles.inkLine} x={outcome.x} y={410} width={168} height={80} rx={10} />
          <text className={styles.heading} x={outcome.x + 14} y={444}>
            {outcome.title}
          </text>
          <text className={styles.note} x={outcome.x + 14} y={470}>
            {outcome.text}
          </text>
        </g>
      ))}
      <Arrow from={[354, 450]} to={[rail.x, 450]} tone="plum" dashed />

      <rect
        className={styles.plumSoft}
        x={rail.x}
        y={rail.y}
        width={rail.width}
        height={rail.height}
        rx={14}
      />
      <circle className={styles.plum} cx={488} cy={216} r={18} />
      <path className={styles.plum} d="M452 280a36 36 0 0 1 72 0z" />
      <text className={`${styles.heading} ${styles.middle}`} x={488} y={352}>
        A person
      </text>
      <text className={`${styles.note} ${styles.middle}`} x={488} y={380}>
        has the order
      </text>
      <text className={`${styles.note} ${styles.middle}`} x={488} y={402}>
        and the story
      </text>

      <rect className={styles.brandSoft} x={8} y={520} width={34} height={22} rx={5} />
      <text className={styles.note} x={52} y={537}>
        language model
      </text>
      <rect className={styles.outlined} x={8} y={556} width={34} height={22} rx={5} />
      <text className={styles.note} x={52} y={573}>
        fixed rule, fixed text
      </text>
      <Arrow from={[270, 531]} to={[312, 531]} tone="plum" dashed />
      <text className={styles.note} x={324} y={537}>
        a person, at any step
      </text>
    </svg>
  );
}
