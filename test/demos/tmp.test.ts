import { judged, exampleResult } from '../../src/demos/review-sentiment-monitor/example.computed';
import { verdictOn } from '../../src/demos/review-sentiment-monitor/verdict';
import { runToEnd } from '../../src/demos/shared/model/steps';
import { readAll } from '../../src/demos/review-sentiment-monitor/model';
import { exampleReviews } from '../../src/demos/review-sentiment-monitor/example';
test('x', () => {
  for (const t of [0.05, 0.1, 0.2, 0.3, 0.4]) {
  const wrong = judged.filter(({ score, label }) => verdictOn(score, t) !== label);
  process.stdout.write(`${t} ${judged.length} ${wrong.length}\n${t===0.05? wrong.map((w) => `${w.label} ${w.score} ${w.text}`).join('\n'):''}\n`);}
  process.stdout.write(exampleResult.map((r) => `${r.score} ${r.sentences.map((s) => s.words.map((w) => w.role === 'plain' ? w.text : `[${w.text} ${w.role[0]}${w.effect}]`).join(' ')).join(' / ')}`).join('\n'));
  let s = performance.now(); for (let i=0;i<10;i++) runToEnd(readAll(exampleReviews)); process.stdout.write(`\n${(performance.now()-s)/10} ms\n`);
  const long = exampleReviews.replaceAll('\n', ' ').repeat(60).slice(0, 100000);
  s = performance.now(); runToEnd(readAll(long)); process.stdout.write(`${performance.now()-s} ms long ${long.length}\n`);
  s = performance.now(); runToEnd(readAll('good bad '.repeat(11000))); process.stdout.write(`${performance.now()-s} ms long2\n`);
});
