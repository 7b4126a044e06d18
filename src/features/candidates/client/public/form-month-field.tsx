/** A month of a form of profiles, bound like the fields of client/form, which most forms have no use for. */
import { type Control, useController } from 'react-hook-form';
import { MonthField, type MonthFieldProps } from '#client/ui/month-field.tsx';
import type { ProfileValues } from './profile-values.ts';

interface FormMonthFieldProps extends Omit<MonthFieldProps, 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'> {
  control: Control<ProfileValues, unknown, ProfileValues>;
  name: `${'positions' | 'education'}.${number}.${'start' | 'end'}`;
}

export const FormMonthField = ({ control, name, ...rest }: FormMonthFieldProps) => {
  const { field, fieldState } = useController({ control, name });
  const { ref, onBlur, onChange, value } = field;
  return <MonthField {...rest} {...{ ref, onBlur, onChange, value }} error={fieldState.error?.message} />;
};
