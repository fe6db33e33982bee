import type { SubmitEventHandler } from 'react';
import { useState } from 'react';
import type { FieldErrors } from '../../domain/validation';

interface FormOptions<Values extends object> {
  /** Unique on the page; each control's id is this plus the field's name. */
  readonly id: string;
  /** The values of the fields, which the caller stores. */
  readonly values: Values;
  readonly validate: (values: Values) => FieldErrors<keyof Values & string>;
  /** Receives the valid values. Returns a message for the visitor, if any. */
  readonly onValid: (values: Values) => string | null;
  /** Called when a submit finds errors. */
  readonly onInvalid?: () => void;
}

export type FormState<Values extends object> = ReturnType<typeof useForm<Values>>;

/**
 * Handles a form's submits and errors. Hides errors until the first submit, then updates them on every
 * change, so that a message disappears as soon as its field is valid.
 */
export function useForm<Values extends object>({
  id,
  values,
  validate,
  onValid,
  onInvalid,
}: FormOptions<Values>) {
  type Field = keyof Values & string;
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<string | null>(null);
  const errors = validate(values);
  const idOf = (name: Field) => `${id}-${name}`;

  const onSubmit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (Object.keys(errors).length === 0) {
      setAttempt(0);
      setResult(onValid(values));
    } else {
      setAttempt(attempt + 1);
      setResult(null);
      onInvalid?.();
    }
  };

  return {
    /** All errors, including those not shown yet. */
    errors,
    /** Number of failed submits since the last valid one; at 0, no errors are shown. */
    attempt,
    /** The text that `onValid` returned, until the visitor changes a field. */
    result,
    idOf,
    /**
     * Attributes of the `<form>`. It has `noValidate`, because the browser's own messages appear one at a
     * time and disappear again.
     */
    formProps: {
      noValidate: true,
      onSubmit,
      onChange: () => {
        setResult(null);
      },
    },
    /** All props of a field component except `onChange`. */
    control: <Name extends Field>(name: Name) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: attempt > 0 ? errors[name] : undefined,
    }),
  };
}
