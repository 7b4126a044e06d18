/**
 * A <form> bound to a `useZodForm`. While `onSubmit` runs, a second submission is ignored; when it fails because the server
 * refused fields, the messages land on these fields and the rest is the caller's (usually the one toast).
 */
import { type FormHTMLAttributes, type ReactNode, useRef } from 'react';
import { type FieldErrors, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { classNames } from '#client/ui/class-names.ts';
import { applyServerErrors } from './server-errors.ts';

export interface FormProps<Input extends FieldValues, Output>
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onInvalid'> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Gets valid values. May reject: field errors of a problem are shown, and the rejection ends here. */
  onSubmit: (values: Output) => Promise<unknown> | undefined | void;
  /** When the values are not valid, such as to show a toast the specification asks for. */
  onInvalid?: ((errors: FieldErrors<Input>) => void) | undefined;
  children: ReactNode;
}

/** The form; its fields are `Form…Field`s with `control={form.control}`. */
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
