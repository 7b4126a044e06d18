/** Asks for the password before a change, and for a code or name if the change needs one. */
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { Form, FormButtons } from '#client/form/form.tsx';
import { FormPasswordField, FormTextField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { Dialog, type DialogProps } from '#client/ui/dialog.tsx';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import { ownPasswordSchema } from '../../sign-in-ways.contract.ts';

interface ExtraField {
  name: 'name' | 'code';
  label: string;
  help?: string;
  /** The initial value. */
  value?: string;
}

interface FieldsDialogProps extends Pick<DialogProps, 'size' | 'children'> {
  title: string;
  text: string;
  submitText: string;
  pendingText?: string;
  isDangerous?: boolean;
  schema?: z.ZodMiniType<Record<string, string>, Record<string, string>>;
  /** Absent if only the `extra` field is shown. */
  password?: { label: string; help?: string };
  extra?: ExtraField;
  /** Keeps the button pending after a success, while another page loads. */
  isDone?: boolean;
  /** May reject with the server's error, which the fields show. */
  onSubmit: (values: Record<string, string>) => Promise<unknown>;
  onClose: () => void;
}

const FieldsForm = (props: FieldsDialogProps) => {
  const { schema = ownPasswordSchema, extra, password, submitText, pendingText = submitText } = props;
  const { cancel } = useUiTexts();
  const form = useZodForm(schema, {
    ...(password ? { password: '' } : {}),
    ...(extra ? { [extra.name]: extra.value ?? '' } : {}),
  });
  return (
    <Form form={form} onSubmit={props.onSubmit}>
      {props.children}
      {extra && (
        <FormTextField
          control={form.control}
          name={extra.name}
          label={extra.label}
          help={extra.help}
          autoComplete={extra.name === 'code' ? 'one-time-code' : 'off'}
        />
      )}
      {password && (
        <FormPasswordField control={form.control} name="password" {...password} autoComplete="current-password" />
      )}
      <FormButtons
        cancelText={cancel}
        onCancel={props.onClose}
        variant={props.isDangerous ? 'danger' : 'primary'}
        {...(props.isDone ? { pending: true } : {})}
        pendingText={pendingText}
      >
        {submitText}
      </FormButtons>
    </Form>
  );
};

/** Open while rendered. */
export const FieldsDialog = (props: FieldsDialogProps) => (
  <Dialog open onOpenChange={props.onClose} size={props.size} title={props.title} text={props.text}>
    <FieldsForm {...props} />
  </Dialog>
);

/** With the password field of the account page. */
export const PasswordDialog = (props: FieldsDialogProps) => {
  const t = useTranslations('signInWays.part');
  return <FieldsDialog {...props} password={{ label: t('password'), help: t('passwordHelp') }} />;
};
