import type { SubmitEventHandler } from 'react';
import { useState } from 'react';
import type { FieldErrors } from '../../domain/validation';

interface FormOptions<Values extends object> {
  /** Unique on the page; each control's id is this and the field's name. */
  readonly id: string;
  /** The form before anything is typed. It may change, for example once the URL's query is known. */
  readonly initial: Values;
  /** The rules, from `src/domain/forms.ts`. */
  readonly validate: (values: Values) => FieldErrors<keyof Values & string>;
  /** Takes what was typed, after it was found valid. The form is empty again right after. */
  readonly onValid: (values: Values) => void;
  /** Called when an attempt to submit found errors. */
  readonly onInvalid?: () => void;
}

/** What {@link useForm} returns. */
export type FormState<Values extends object> = ReturnType<typeof useForm<Values>>;

/**
 * A form's values, which are local to it, and when its errors are shown: not before the first attempt to submit, then
 * at every change, so that a message disappears as soon as its field is valid.
 */
export function useForm<Values extends object>({
  id,
  initial,
  validate,
  onValid,
  onInvalid,
}: FormOptions<Values>) {
  type Field = keyof Values & string;
  // Only the fields that were changed are kept, and override the initial values; a reset empties them.
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [attempt, setAttempt] = useState(0);
  const [isDone, setIsDone] = useState(false);

  const values: Values = { ...initial, ...typed };
  const problems = validate(values);
  const idOf = (name: Field) => `${id}-${name}`;

  const onSubmit: SubmitEventHandler = (event) => {
    event.preventDefault();
    const isValid = Object.keys(problems).length === 0;
    setIsDone(isValid);
    if (isValid) {
      onValid(values);
      setTyped({});
      setAttempt(0);
    } else {
      setAttempt(attempt + 1);
      onInvalid?.();
    }
  };

  return {
    values,
    /** All errors, whether they are shown or not. */
    problems,
    /** The number of attempts that found errors; before the first, no error is shown. */
    attempt,
    /** Whether the form was accepted and nothing was typed since. */
    isDone,
    idOf,
    /**
     * The attributes of the `<form>`. The browser's own error bubbles are off: they show one message and hide it
     * again.
     */
    formProps: { noValidate: true, onSubmit },
    /** What a field component needs to show one of the values. */
    field: <Name extends Field>(name: Name) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: attempt > 0 ? problems[name] : undefined,
      onChange: (value: Values[Name]) => {
        setTyped((before) => ({ ...before, [name]: value }));
        setIsDone(false);
      },
    }),
  };
}
