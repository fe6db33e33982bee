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
  /** Takes what was typed, once nothing is wrong with it. The form is empty again right after. */
  readonly onValid: (values: Values) => void;
  /** An attempt to submit found something wrong. */
  readonly onInvalid?: () => void;
}

/** What {@link useForm} returns. */
export type FormState<Values extends object> = ReturnType<typeof useForm<Values>>;

/**
 * A form's values, local to it, and when to speak of what is wrong: not before the first attempt to submit, live
 * from then on, so that a message goes as soon as its field is fine.
 */
export function useForm<Values extends object>({
  id,
  initial,
  validate,
  onValid,
  onInvalid,
}: FormOptions<Values>) {
  type Field = keyof Values & string;
  // Only what was touched is kept; it lies over the initial values, and a reset is to forget it.
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
    /** All that is wrong, whether it is time to say so or not. */
    problems,
    /** Counts the attempts that found something wrong; before the first, nothing is said. */
    attempt,
    /** Whether the form was taken and nothing was typed since. */
    isDone,
    idOf,
    /** What goes on the `<form>`. The browser's own bubbles are off: they show one message and let it vanish. */
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
