/** Erases what is kept of someone without an account, by their address; asks for confirmation. */
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useErasePerson } from '../../operations.api.ts';

export const ErasePerson = () => {
  const t = useTranslations('admin.operations.erase');
  const [email, setEmail] = useState('');
  const [isAsked, setAsked] = useState(false);
  const erase = useErasePerson((erased) => {
    setEmail('');
    showToast({ title: t('done'), description: t('doneText', { ...erased }) });
  });
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    if (email.trim() !== '') setAsked(true);
  };
  const confirm = (): void => erase.mutate({ body: { email } }, { onSettled: () => setAsked(false) });
  return (
    <section aria-labelledby="erase-person" className="space-y-4">
      <SectionHeading id="erase-person" text={t('text')}>
        {t('title')}
      </SectionHeading>
      <Card as="div">
        <form onSubmit={ask} className="flex flex-wrap items-end gap-3">
          <TextField
            className="min-w-0 max-w-md flex-1 basis-64"
            label={t('address')}
            type="email"
            autoComplete="off"
            required
            value={email}
            onChange={setEmail}
          />
          <Button type="submit">{t('erase')}</Button>
        </form>
      </Card>
      <ConfirmDialog
        open={isAsked}
        title={t('confirmTitle', { email })}
        text={t('confirmText')}
        confirmText={t('erase')}
        pending={erase.isPending}
        onConfirm={confirm}
        onOpenChange={setAsked}
      />
    </section>
  );
};
