/** The admin's lists of users, companies, jobs and consultations, as tabs. The navigation has a single item for all four. */
import { useTranslations } from 'use-intl';
import { LinkTabs } from '#client/ui/link-tabs.tsx';
import { APP_PATHS } from '#shared/paths.ts';

const TABS = {
  users: APP_PATHS.adminUsers,
  companies: APP_PATHS.adminCompanies,
  jobs: APP_PATHS.adminJobs,
  consultations: APP_PATHS.adminConsultations,
} as const;
export type DeskName = keyof typeof TABS;

export const RecordTabs = ({ shown }: { shown: DeskName }) => {
  const t = useTranslations('admin.records');
  const tabs = (Object.keys(TABS) as DeskName[]).map((name) => ({ name, to: TABS[name], label: t(name) }));
  return <LinkTabs label={t('label')} tabs={tabs} shown={shown} className="max-w-2xl" />;
};
