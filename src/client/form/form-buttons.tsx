/** The buttons at the end of a `Form`. */
import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';

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
