import { useState } from 'react';
import type { KeptState } from '../hooks/keptState';
import { useForm } from './useForm';

interface LocalFormOptions<Values extends object> extends Omit<
  Parameters<typeof useForm<Values>>[0],
  'values' | 'onValid'
> {
  /** Initial values. They may change, for example once the URL's query is known. */
  readonly initial: Values;
  /** Receives the valid values. The form is cleared afterwards. */
  readonly onValid: (values: Values) => void;
  /** Message shown after a valid submit. */
  readonly done: string;
  /** Keeps what is typed until it is sent, for forms without passwords. */
  readonly draft?: KeptState<Partial<Values>>;
}

/** Stores a form's values and clears them after a valid submit. */
export function useLocalForm<Values extends object>({
  initial,
  onValid,
  done,
  draft,
  ...options
}: LocalFormOptions<Values>) {
  const local = useState<Partial<Values>>({});
  // Only the changed fields, which override the initial values. Empty again after a valid submit.
  const [typed, setTyped] = draft ?? local;
  const form = useForm<Values>({
    ...options,
    values: { ...initial, ...typed },
    onValid: (values) => {
      onValid(values);
      setTyped(() => ({}));
      return done;
    },
  });
  return {
    ...form,
    field: <Name extends keyof Values & string>(name: Name) => ({
      ...form.control(name),
      onChange: (value: Values[Name]) => {
        setTyped((before) => ({ ...before, [name]: value }));
      },
    }),
  };
}
