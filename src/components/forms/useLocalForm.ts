import { useState } from 'react';
import { useForm } from './useForm';

interface LocalFormOptions<Values extends object> extends Omit<
  Parameters<typeof useForm<Values>>[0],
  'values' | 'onValid'
> {
  /** Initial values. They may change, for example when the URL's query is known. */
  readonly initial: Values;
  /** Receives the valid values. The form is cleared afterwards. */
  readonly onValid: (values: Values) => void;
  /** Shown after a valid submit. */
  readonly done: string;
}

/** A form that keeps its own values and is cleared by a valid submit. */
export function useLocalForm<Values extends object>({
  initial,
  onValid,
  done,
  ...options
}: LocalFormOptions<Values>) {
  // Holds only changed fields, which override the initial values; a reset empties it.
  const [typed, setTyped] = useState<Partial<Values>>({});
  const form = useForm<Values>({
    ...options,
    values: { ...initial, ...typed },
    onValid: (values) => {
      onValid(values);
      setTyped({});
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
