/** The list of public jobs. Its filters are a plain form that works without scripts. */
import type { ReactNode } from 'react';
import { usePageLanguage } from '#client/page-language.ts';
import { usePageTexts } from '#client/page-texts.ts';
import { buttonStyle } from '#client/ui/button-style.ts';
import { countryOptions } from '#client/ui/code-names.ts';
import { LATIN_AMERICA } from '#shared/latin-america.ts';
import { LIMITS } from '#shared/limits.ts';
import { localizedPath } from '#shared/paths.ts';
import { WORK_TYPES } from '#shared/vocabulary.ts';
import type { JobsPageData } from '../../open-page.domain.ts';
import { PUBLIC_JOBS } from '../../public-address.domain.ts';
import { Column, JobLines, OpenLink, usePageLocale } from './open-parts.tsx';
import { LABELS, OPEN_TEXTS } from './open-texts.ts';

const inputStyle =
  'mt-1.5 block min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised px-3 text-base text-ink';

const Labeled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className="block min-w-0 font-medium text-ink text-sm">
    {label}
    {children}
  </label>
);

const Filters = ({ page: { filters, query } }: { page: JobsPageData }) => {
  const t = usePageTexts(OPEN_TEXTS);
  const language = usePageLanguage();
  const locale = usePageLocale();
  const action = localizedPath(PUBLIC_JOBS, language);
  return (
    <form action={action} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto] lg:items-end">
      <Labeled label={t('search')}>
        <input name="q" type="search" maxLength={LIMITS.search} defaultValue={filters.q ?? ''} className={inputStyle} />
      </Labeled>
      <Labeled label={t('jobType')}>
        <select name="jobType" defaultValue={filters.jobType ?? ''} className={inputStyle}>
          <option value="">{t('anyType')}</option>
          {WORK_TYPES.map((type) => (
            <option key={type} value={type}>
              {LABELS[language].workType[type]}
            </option>
          ))}
        </select>
      </Labeled>
      <Labeled label={t('country')}>
        <select name="country" defaultValue={filters.country ?? ''} className={inputStyle}>
          <option value="">{t('anyCountry')}</option>
          {countryOptions(locale, LATIN_AMERICA).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Labeled>
      <Labeled label={t('minBudget')}>
        <input
          name="minBudget"
          inputMode="numeric"
          pattern="\d{0,6}"
          defaultValue={filters.minBudget ?? ''}
          className={inputStyle}
        />
      </Labeled>
      {filters.skills && <input type="hidden" name="skills" value={filters.skills} />}
      <div className="flex items-center gap-4">
        <button type="submit" className={buttonStyle({ variant: 'primary' })}>
          {t('show')}
        </button>
        {query !== '' && <OpenLink path={PUBLIC_JOBS}>{t('reset')}</OpenLink>}
      </div>
    </form>
  );
};

const Empty = ({ isFiltered }: { isFiltered: boolean }) => {
  const t = usePageTexts(OPEN_TEXTS);
  return (
    <div className="rounded-card border border-line bg-sunken p-6">
      {isFiltered ? (
        <>
          <h2 className="font-semibold text-ink">{t('none')}</h2>
          <p className="mt-1 text-ink-soft">{t('noneText')}</p>
        </>
      ) : (
        <p className="text-ink-soft">{t('noOpenJobs')}</p>
      )}
    </div>
  );
};

export const JobsForVisitors = ({ page }: { page: JobsPageData }) => {
  const t = usePageTexts(OPEN_TEXTS);
  const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);
  return (
    <Column>
      <div className="max-w-2xl">
        <h1 className="headline text-balance text-2xl text-ink">{t('title')}</h1>
        <p className="mt-3 text-ink-soft">{t('lead')}</p>
      </div>
      <Filters page={page} />
      {page.jobs.length === 0 ? (
        <Empty isFiltered={page.query !== ''} />
      ) : (
        <section aria-labelledby="open-jobs">
          <h2 id="open-jobs" className="sr-only">
            {t('openJobs')}
          </h2>
          <JobLines jobs={page.jobs} />
        </section>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {page.next !== null && <OpenLink path={`${PUBLIC_JOBS}?${page.next}`}>{t('more')}</OpenLink>}
        <a
          href={withQuery('/jobs/feed.xml', page.query)}
          className="rounded-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
        >
          {t('feed')}
        </a>
      </div>
    </Column>
  );
};
