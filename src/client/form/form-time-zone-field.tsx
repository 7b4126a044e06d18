/** A time zone field of a form. In a separate file, because other forms should not load it. */
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { TimeZoneField, type TimeZoneFieldProps } from '#client/ui/time-zone-field.tsx';

interface FormTimeZoneFieldProps<Input extends FieldValues, Output>
  extends Omit<TimeZoneFieldProps, 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'> {
  control: Control<Input, unknown, Output>;
  name: FieldPath<Input>;
}

export const FormTimeZoneField = <Input extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FormTimeZoneFieldProps<Input, Output>) => {
  const { field, fieldState } = useController({ control, name });
  const { onChange, onBlur, ref } = field;
  const value: unknown = field.value;
  return (
    <TimeZoneField
      {...rest}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
      error={fieldState.error?.message}
    />
  );
};
