/** The operations screen for admins: undelivered email, background work, and retention. */

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { BackgroundRuns } from './components/operations/background-runs.tsx';
import { FailedMails } from './components/operations/failed-mails.tsx';
import { Suppressions } from './components/operations/suppressions.tsx';
import { retentionQuery, useErasePerson } from './operations.api.ts';

const HEAD = 'px-5 py-2.5 text-left font-medium text-muted text-xs';

/** What is stored, for how long, and why. */
const RetentionTable = () => {
  const t = useTranslations('admin.operations.retention');
  const rows = useQuery(retentionQuery);
  return (
    <section aria-labelledby="retention" className="space-y-4">
      <SectionHeading id="retention" text={t('text')}>
        {t('title')}
      </SectionHeading>
      {rows.isPending && <SkeletonList shape="row" count={4} />}
      {rows.isLoadingError && <ErrorState title={t('failed')} query={rows} />}
      {rows.data && (
        <Card pad="none" className="overflow-hidden">
          <table className="w-full text-sm">
            <caption className="sr-only">{t('title')}</caption>
            <thead className="bg-sunken max-sm:sr-only">
              <tr>
                <th scope="col" className={HEAD}>
                  {t('what')}
                </th>
                <th scope="col" className={HEAD}>
                  {t('howLong')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.data.map(({ id, days }) => (
                <tr key={id} className="border-line border-t max-sm:block max-sm:py-3">
                  <th scope="row" className="px-5 py-3 text-left font-medium text-ink max-sm:block max-sm:py-0.5">
                    {t(`rows.${id}.what`)}
                  </th>
                  <td className="px-5 py-3 text-ink-soft max-sm:block max-sm:py-0.5">
                    {days ? t('days', { days }) : null} {t(`rows.${id}.why`)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </section>
  );
};

/** Erases the data of someone without an account, by their address. Asks for confirmation. */
const ErasePerson = () => {
  const t = useTranslations('admin.operations.erase');
  const [email, setEmail] = useState('');
  const [isConfirming, setIsConfirming] = useState(false);
  const erase = useErasePerson((erased) => {
    setEmail('');
    showToast({ title: t('done'), description: t('doneText', { ...erased }) });
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (email.trim() !== '') setIsConfirming(true);
  };
  const confirm = (): void => erase.mutate({ body: { email } }, { onSettled: () => setIsConfirming(false) });
  return (
    <section aria-labelledby="erase-person" className="space-y-4">
      <SectionHeading id="erase-person" text={t('text')}>
        {t('title')}
      </SectionHeading>
      <Card as="div">
        <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
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
        open={isConfirming}
        title={t('confirmTitle', { email })}
        text={t('confirmText')}
        confirmText={t('erase')}
        pending={erase.isPending}
        onConfirm={confirm}
        onOpenChange={setIsConfirming}
      />
    </section>
  );
};

export const OperationsPage = () => {
  const t = useTranslations('admin.operations');
  return (
    <div className="space-y-10">
      <PageHeader title={t('title')} text={t('text')} />
      <FailedMails />
      <Suppressions />
      <BackgroundRuns />
      <RetentionTable />
      <ErasePerson />
    </div>
  );
};
