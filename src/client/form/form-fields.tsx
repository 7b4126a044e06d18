/**
 * The fields of ui/ bound to a form: value, change, blur, error and focus. Each takes `control` and `name`, typed by the
 * form's schema, and else the props of the field it wraps.
 */
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { CheckboxField, type CheckboxFieldProps } from '#client/ui/checkbox-field.tsx';
import { NumberField, type NumberFieldProps } from '#client/ui/number-field.tsx';
import { PasswordField, type PasswordFieldProps } from '#client/ui/password-field.tsx';
import { SelectField, type SelectFieldProps } from '#client/ui/select-field.tsx';
import { SkillsField, type SkillsFieldProps } from '#client/ui/skills-field.tsx';
import { TextArea, type TextAreaProps } from '#client/ui/text-area.tsx';
import { TextField, type TextFieldProps } from '#client/ui/text-field.tsx';

interface Bound<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  name: FieldPath<Input>;
}

/** The props of a ui field without what the form provides. */
type Rest<Props> = Omit<Props, 'value' | 'checked' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'error'>;

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A line of text of the form. */
export const FormTextField = <Input extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Bound<Input, Output> & Rest<TextFieldProps>) => {
  const { field, fieldState } = useController({ control, name });
  return <TextField {...rest} {...field} value={asText(field.value)} error={fieldState.error?.message} />;
};

export const FormPasswordField = <Input extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Bound<Input, Output> & Rest<PasswordFieldProps>) => {
  const { field, fieldState } = useController({ control, name });
  return <PasswordField {...rest} {...field} value={asText(field.value)} error={fieldState.error?.message} />;
};

/** A long text of the form. */
export const FormTextArea = <Input extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Bound<Input, Output> & Rest<TextAreaProps>) => {
  const { field, fieldState } = useController({ control, name });
  return <TextArea {...rest} {...field} value={asText(field.value)} error={fieldState.error?.message} />;
};

/** A number of the form, null when empty. */
export const FormNumberField = <Input extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Bound<Input, Output> & Rest<NumberFieldProps>) => {
  const { field, fieldState } = useController({ control, name });
  return <NumberField {...rest} {...field} error={fieldState.error?.message} />;
};

/** A yes or no of the form. */
export const FormCheckboxField = <Input extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Bound<Input, Output> & Omit<CheckboxFieldProps, 'checked' | 'onChange'>) => {
  const { field } = useController({ control, name });
  return <CheckboxField {...rest} checked={field.value === true} onChange={field.onChange} />;
};

/** One of a list of the form. */
export const FormSelectField = <Input extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Bound<Input, Output> & Rest<SelectFieldProps>) => {
  const { field, fieldState } = useController({ control, name });
  return <SelectField {...rest} {...field} value={asText(field.value)} error={fieldState.error?.message} />;
};

/**
 * A skill list of the form. Where a toast says that a skill is missing, give `errorText` (other words at the field) and
 * `announceError={false}`, so that the same sentence is neither shown nor read twice.
 */
export const FormSkillsField = <Input extends FieldValues, Output>({
  control,
  name,
  errorText,
  ...rest
}: Bound<Input, Output> & Rest<SkillsFieldProps> & { errorText?: string | undefined }) => {
  const { field, fieldState } = useController({ control, name });
  const value: readonly string[] = Array.isArray(field.value) ? field.value : [];
  // An error of one entry (`skills.3`) comes as an array without a message of its own.
  const entries: unknown = fieldState.error;
  const entryError = Array.isArray(entries) ? entries.find((each) => each?.message)?.message : undefined;
  const message = fieldState.error?.message ?? entryError;
  return (
    <SkillsField
      {...rest}
      isCounted
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      error={message ? (errorText ?? message) : undefined}
    />
  );
};
