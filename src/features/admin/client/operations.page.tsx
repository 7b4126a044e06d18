/** Operations as admins see them: mail that was not delivered, background work, and retention. */
import { useTranslations } from 'use-intl';
import { PageHeader } from '#client/ui/page-header.tsx';
import { BackgroundRuns } from './components/operations/background-runs.tsx';
import { ErasePerson } from './components/operations/erase-person.tsx';
import { FailedMails } from './components/operations/failed-mails.tsx';
import { RetentionTable } from './components/operations/retention-table.tsx';
import { Suppressions } from './components/operations/suppressions.tsx';

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
