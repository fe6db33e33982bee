import type { ComponentProps } from 'react';
import { TextField } from '../../../components/ui/TextField';
import type { CheckoutField, CheckoutForm } from '../../../domain/checkout';
import type { FieldErrors } from '../../../domain/validation';
import { selectCheckoutForm } from '../../../store/checkout/checkoutSelectors';
import { fieldChanged } from '../../../store/checkout/checkoutSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';

/** What each step's fields are given: the messages to show. */
export interface StepFieldsProps {
  readonly errors: FieldErrors<CheckoutField>;
}

/** The fields whose value is free text. */
type TextFieldName = {
  [Field in CheckoutField]: string extends CheckoutForm[Field] ? Field : never;
}[CheckoutField];

interface FormFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'id' | 'name' | 'value' | 'onChange' | 'error'
> {
  readonly field: TextFieldName;
  readonly errors: FieldErrors<CheckoutField>;
}

/** A text field of the checkout form, kept in the store. Its id is the field's name. */
export function FormField({ field, errors, ...rest }: FormFieldProps) {
  const dispatch = useAppDispatch();
  const value = useAppSelector((state) => selectCheckoutForm(state)[field]);
  return (
    <TextField
      id={field}
      name={field}
      value={value}
      error={errors[field]}
      onChange={(text) => {
        dispatch(fieldChanged({ field, value: text }));
      }}
      {...rest}
    />
  );
}
