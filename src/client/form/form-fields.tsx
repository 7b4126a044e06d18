/**
 * The fields of ui/ bound to a form: value, change, blur, error and focus. Each accepts `control` and `name`, typed by the form's schema, and the
 * props of the wrapped field. A checkbox is bound only to value and change.
 */
import type { ComponentType } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { CheckboxField, type CheckboxFieldProps } from '#client/ui/checkbox-field.tsx';
import { NumberField } from '#client/ui/number-field.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkillsField, type SkillsFieldProps } from '#client/ui/skills-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField, type TextFieldProps } from '#client/ui/text-field.tsx';

interface FieldBinding<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  name: FieldPath<Input>;
}

/** Props of a ui field except those that the form provides. */
type RestProps<Props> = Omit<Props, 'value' | 'checked' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'error'>;

const asText = (value: unknown): unknown => (typeof value === 'string' ? value : '');

export const bindField =
  <Props extends object>(UiField: ComponentType<Props>, toShown = asText) =>
  <Input extends FieldValues, Output>({ control, name, ...rest }: FieldBinding<Input, Output> & RestProps<Props>) => {
    const { field, fieldState } = useController({ control, name });
    const props: unknown = { ...rest, ...field, value: toShown(field.value), error: fieldState.error?.message };
    return <UiField {...(props as Props)} />;
  };

export const FormTextField = bindField(TextField);
export const FormEmailField = bindField((props: TextFieldProps) => (
  <TextField {...props} type="email" inputMode="email" autoCapitalize="none" />
));
export const FormPasswordField = bindField(PasswordField);
export const FormTextArea = bindField(TextArea);
export const FormSelectField = bindField(SelectField);

/** The value is null when the field is empty. */
export const FormNumberField = bindField(NumberField, (value) => value);

export const FormCheckboxField = <Input extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FieldBinding<Input, Output> & Omit<CheckboxFieldProps, 'checked' | 'onChange'>) => {
  const { field } = useController({ control, name });
  return <CheckboxField {...rest} checked={field.value === true} onChange={field.onChange} />;
};

/**
 * If a toast already reports the missing skill, set `errorText` (a different text at the field) and `announceError={false}`, so that the sentence is
 * neither shown nor read twice.
 */
export const FormSkillsField = <Input extends FieldValues, Output>({
  control,
  name,
  errorText,
  ...rest
}: FieldBinding<Input, Output> & RestProps<SkillsFieldProps> & { errorText?: string | undefined }) => {
  const { field, fieldState } = useController({ control, name });
  const value: readonly string[] = Array.isArray(field.value) ? field.value : [];
  // Errors of an entry (`skills.3`) arrive as an array without a message.
  const entries: unknown = fieldState.error;
  const entryError = Array.isArray(entries) ? entries.find((fieldError) => fieldError?.message)?.message : undefined;
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
