/** Warns candidates outside the countries of the job before they write an application. They may still apply. */
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { codeName } from '#client/ui/code-names.ts';
import type { JobDetail } from '../../jobs.contract.ts';

type OutsideCountriesProps = { job: Pick<JobDetail, 'status' | 'countries' | 'isOutsideJobCountries'> };

export const OutsideCountries = ({ job }: OutsideCountriesProps) => {
  const t = useTranslations('jobs.job');
  const locale = useLocale();
  const format = useFormatter();
  if (!job.isOutsideJobCountries || job.status !== 'open') return null;
  const countries = format.list(job.countries.map((code) => codeName(code, 'region', locale)));
  return (
    <p className="rounded-card border border-line bg-sunken px-5 py-3.5 text-ink-soft text-sm">
      {t('outsideCountries', { countries })}
    </p>
  );
};
