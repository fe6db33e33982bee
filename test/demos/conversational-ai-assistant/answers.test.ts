import { tuned, unseen } from '../../../src/demos/conversational-ai-assistant/evaluation.computed';
import { rightAt, thresholds, verdictOn } from '../../../src/demos/conversational-ai-assistant/evaluation';
import { THRESHOLD } from '../../../src/demos/conversational-ai-assistant/model';

test('x', () => {
  const out: string[] = thresholds.map((t) => `${t} ${rightAt(tuned, t)} of ${tuned.length}` + ` / ${rightAt(unseen, t)} of ${unseen.length}`);
  for (const q of unseen) out.push(`${verdictOn(q, 0.5)} ${q.coverage.toFixed(2)} ${q.question} → ${q.found}`);
  throw new Error(out.join('\n') + String(THRESHOLD));
});
