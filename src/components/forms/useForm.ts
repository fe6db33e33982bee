import type { SubmitEventHandler } from 'react';
import { useState } from 'react';
import type { FieldErrors } from '../../domain/validation';

interface FormOptions<Values extends object> {
  /** Unique on the page; each control's id is this plus the field's name. */
  readonly id: string;
  /** Initial values. They may change, for example once the URL's query is known. */
  readonly initial: Values;
  /** Validator from `src/domain/forms.ts`. */
  readonly validate: (values: Values) => FieldErrors<keyof Values & string>;
  /** Receives the valid values. The form is cleared right after. */
  readonly onValid: (values: Values) => void;
  /** Called when a submit finds errors. */
  readonly onInvalid?: () => void;
}

/** The return type of {@link useForm}. */
export type FormState<Values extends object> = ReturnType<typeof useForm<Values>>;

/**
 * A form's local values and its errors. Errors are hidden until the first submit, then update on every
 * change, so a message disappears as soon as its field is valid.
 */
export function useForm<Values extends object>({
  id,
  initial,
  validate,
  onValid,
  onInvalid,
}: FormOptions<Values>) {
  type Field = keyof Values & string;
  // Holds only changed fields, which override the initial values; a reset empties it.
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
    /** All errors, shown or not. */
    problems,
    /** Number of submits that found errors; at 0, no errors are shown. */
    attempt,
    /** True from a successful submit until the visitor types again. */
    isDone,
    idOf,
    /**
     * Attributes of the `<form>`. `noValidate`: the browser's own bubbles show one message and hide it again.
     */
    formProps: { noValidate: true, onSubmit },
    /** Props for a field component. */
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
