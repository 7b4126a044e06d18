/** The lists of what is on the marketplace, as one row of tabs. The navigation has one item for all of them. */
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
