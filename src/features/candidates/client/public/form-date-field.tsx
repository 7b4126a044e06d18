/** A year with an optional month, bound to a form like the fields in client/form. It is here because only profile forms use it. */
import { type Control, useController } from 'react-hook-form';
import { PartialDateField, type PartialDateFieldProps } from '#client/ui/partial-date-field.tsx';
import type { ProfileValues } from './profile-values.ts';

interface FormDateFieldProps extends Omit<PartialDateFieldProps, 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'> {
  control: Control<ProfileValues, unknown, ProfileValues>;
  name: `${'positions' | 'education'}.${number}.${'start' | 'end'}`;
}

export const FormDateField = ({ control, name, ...rest }: FormDateFieldProps) => {
  const { field, fieldState } = useController({ control, name });
  const { ref, onBlur, onChange, value } = field;
  return <PartialDateField {...rest} {...{ ref, onBlur, onChange, value }} error={fieldState.error?.message} />;
};
