/** Asks for the password before a change, and for a code or name if the change needs one. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { Form } from '#client/form/form.tsx';
import { FormPasswordField, FormTextField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';

interface ExtraField {
  name: 'name' | 'code';
  label: string;
  help?: string;
  /** The initial value. */
  value?: string;
}

export interface PasswordDialogProps {
  title: string;
  text: string;
  submitText: string;
  isDangerous?: boolean;
  schema: z.ZodMiniType<Record<string, string>, Record<string, string>>;
  /** An additional field, or one that replaces the password field. */
  extra?: ExtraField;
  /** False shows only the `extra` field. */
  needsPassword?: boolean;
  pending: boolean;
  /** May reject with the server's error, which the fields show. */
  onSubmit: (values: Record<string, string>) => Promise<unknown>;
  onClose: () => void;
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">{children}</div>
);

const PasswordForm = (props: PasswordDialogProps) => {
  const { schema, extra, needsPassword = true, isDangerous, submitText, pending, onSubmit, onClose } = props;
  const t = useTranslations('signInWays.part');
  const form = useZodForm(schema, {
    ...(needsPassword ? { password: '' } : {}),
    ...(extra ? { [extra.name]: extra.value ?? '' } : {}),
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      {extra && (
        <FormTextField
          control={form.control}
          name={extra.name}
          label={extra.label}
          help={extra.help}
          autoComplete={extra.name === 'code' ? 'one-time-code' : 'off'}
        />
      )}
      {needsPassword && (
        <FormPasswordField
          control={form.control}
          name="password"
          label={t('password')}
          help={t('passwordHelp')}
          autoComplete="current-password"
        />
      )}
      <Actions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} pending={pending} pendingText={submitText}>
          {submitText}
        </Button>
      </Actions>
    </Form>
  );
};

/** The dialog. Open while rendered. */
export const PasswordDialog = (props: PasswordDialogProps) => (
  <Dialog open onOpenChange={(open) => !open && props.onClose()} title={props.title} text={props.text}>
    <PasswordForm {...props} />
  </Dialog>
);
