import { useEffect, useRef } from 'react';
import type { Answer, Question } from './model';
import type { StartedModel } from './startModel';
import { startModel } from './startModel';

/**
 * Answers questions in a worker that starts with the page. The promise rejects if the worker's script failed
 * to load; the next question then starts another worker.
 */
export function useAnswers(): (question: Question) => Promise<Answer> {
  const started = useRef<StartedModel>(null);

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
    const { worker, answer } = current();
    return new Promise((resolve, reject) => {
      worker.addEventListener('error', () => {
        reject(new Error('The worker could not be started.'));
      });
      answer(question).then(resolve, reject);
    });
  };
}
