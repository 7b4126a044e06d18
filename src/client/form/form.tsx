/**
 * A <form> for `useZodForm`. Ignores a second submission while `onSubmit` runs. If the server rejects fields, the form shows the messages next to
 * them. The caller handles other errors, usually with a toast.
 */
import { type FormHTMLAttributes, type ReactNode, useRef } from 'react';
import { type FieldErrors, type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form';
import { errorText } from '#client/error-texts.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button, type ButtonProps } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { applyServerErrors } from './server-errors.ts';

export interface FormProps<Input extends FieldValues, Output>
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onInvalid'> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Receives valid values. May reject: `Form` shows field errors and ignores the rejection. The caller reports other errors. */
  onSubmit: (values: Output) => Promise<unknown> | undefined | void;
  /** Called for invalid values, for example to show a toast. */
  onInvalid?: ((errors: FieldErrors<Input>) => void) | undefined;
  children: ReactNode;
}

/** Contains `Form…Field`s with `control={form.control}`. */
export const Form = <Input extends FieldValues, Output>({
  form,
  onSubmit,
  onInvalid,
  className,
  children,
  ...rest
}: FormProps<Input, Output>) => {
  const busy = useRef(false);
  const submit = async (values: Output) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await onSubmit(values);
    } catch (error) {
      applyServerErrors(form, error);
    } finally {
      busy.current = false;
    }
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        {...rest}
        onSubmit={(event) => void form.handleSubmit(submit, onInvalid)(event)}
        className={classNames('flex flex-col gap-5', className)}
      >
        {children}
      </form>
    </FormProvider>
  );
};

/** Pending while the form is submitted. */
export const SubmitButton = (props: ButtonProps) => (
  <Button type="submit" variant="primary" pending={useFormState().isSubmitting} {...props} />
);

interface FormButtonsProps extends Omit<ButtonProps, 'onCancel'> {
  cancelText: string;
  onCancel: () => void;
}

/** Cancels, or submits with the remaining props. `className` is for the row. */
export const FormButtons = ({ cancelText, onCancel, className, ...submit }: FormButtonsProps) => (
  <div className={classNames('flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end', className)}>
    <Button onClick={onCancel}>{cancelText}</Button>
    <SubmitButton {...submit} />
  </div>
);

/** Returns a handler that also shows an error of the skills field in a toast. Other errors appear only at their fields. */
export const reportSkillError =
  <Name extends string>(name: Name, t: (key: 'title' | 'text') => string) =>
  (errors: { [Field in Name]?: { message?: string | undefined } | undefined }): void => {
    const error = errors[name];
    if (!error) return;
    showToast({ title: t('title'), description: errorText(error.message ?? t('text')), tone: 'error' });
  };
