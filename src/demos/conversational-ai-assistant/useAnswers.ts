import { proxy } from 'comlink';
import { useEffect, useRef } from 'react';
import type { StartedModel } from '../shared/model/useModel';
import type { Answer } from './model';
import { startModel } from './startModel';

type Started = StartedModel<string, Answer>;

/**
 * What answers questions, in a worker that is started with the page. Questions are answered one after the other, since
 * a new run would end the one before; a promise is rejected if the worker's script did not arrive, and the next
 * question starts another worker.
 */
export function useAnswers(): (question: string) => Promise<Answer> {
  const started = useRef<Started>(null);
  const latest = useRef<Promise<unknown>>(Promise.resolve());

  const current = () => {
    if (started.current) return started.current;
    const own = startModel();
    started.current = own;
    own.worker.addEventListener('error', () => {
      own.worker.terminate();
      if (started.current === own) started.current = null;
    });
    return own;
  };

  useEffect(() => {
    current();
    return () => {
      started.current?.worker.terminate();
      started.current = null;
    };
  }, []);

  return (question) => {
    const answer = latest.current.then(() => answerOf(current(), question));
    latest.current = answer.catch(() => undefined);
    return answer;
  };
}

function answerOf({ worker, runner }: Started, question: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => {
      reject(new Error('The worker could not be started.'));
    });
    // Comlink wants a proxy for a function. Answers are too quick to show progress.
    runner
      .run(
        question,
        proxy(() => undefined),
      )
      .then((answer) => {
        if (answer) resolve(answer);
        else reject(new Error('The question was given up.'));
      }, reject);
  });
}
