/** Parts shared by the public pages of jobs and companies. Static markup that works without scripts. */
import type { ReactNode } from 'react';
import { usePageLanguage } from '#client/page-language.ts';
import { pageTextsIn, usePageTexts } from '#client/page-texts.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { codeName } from '#client/ui/code-names.ts';
import { formatHourlyRange } from '#client/ui/format.ts';
import { dateTimeFormat } from '#shared/date-format.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import { localizedPath } from '#shared/paths.ts';
import type { JobFacts } from '../../job-posting.domain.ts';
import type { JobLine } from '../../open-page.domain.ts';
import type { PublicCompany } from '../../public-jobs.contract.ts';
import { LABELS, OPEN_TEXTS } from './open-texts.ts';

export const usePageLocale = (): string => LANGUAGE_FACTS[usePageLanguage()].locale;

/** Returns a function that formats a day such as `2027-02-01`. */
export const useDayFormatter = (): ((day: string) => string) => {
  const format = dateTimeFormat(usePageLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
};

export const formatPay = (language: Language, pay: JobFacts['pay']): string => {
  const t = pageTextsIn(OPEN_TEXTS, language);
  const { locale } = LANGUAGE_FACTS[language];
  if (pay === null) return t('negotiable');
  return pay.from === null
    ? t('upTo', { rate: formatHourlyRange(pay.to, pay.to, locale) })
    : formatHourlyRange(pay.from, pay.to, locale);
};

export const usePayFormatter = (): ((pay: JobFacts['pay']) => string) => {
  const language = usePageLanguage();
  return (pay) => formatPay(language, pay);
};

export const useCountriesFormatter = (): ((facts: Pick<JobFacts, 'isAnywhere' | 'countries'>) => string) => {
  const t = usePageTexts(OPEN_TEXTS);
  const locale = usePageLocale();
  return ({ isAnywhere, countries }) =>
    isAnywhere
      ? t('anywhere')
      : new Intl.ListFormat(locale).format(countries.map((code) => codeName(code, 'region', locale)));
};

/** A link to a page in the visitor's language. */
export const OpenLink = ({ path, lang, children }: { path: string; lang?: string; children: ReactNode }) => (
  <a
    href={localizedPath(path, usePageLanguage())}
    lang={lang}
    className="rounded-sm font-semibold text-ink underline-offset-4 hover:text-accent-ink hover:underline"
  >
    {children}
  </a>
);

export const CompanyPicture = ({ company, size }: { company: PublicCompany; size: 'md' | 'xl' }) => (
  <Avatar id={company.id} name={company.companyName} photoUrl={company.logoUrl} shape="square" size={size} />
);

const Line = ({ job }: { job: JobLine }) => {
  const pay = usePayFormatter();
  const countries = useCountriesFormatter();
  const day = useDayFormatter();
  const labels = LABELS[usePageLanguage()];
  const facts = [pay(job.pay), job.jobType && labels.workType[job.jobType], countries(job), day(job.postedOn)];
  return (
    <li className="flex gap-4 py-4">
      <CompanyPicture company={job.company} size="md" />
      <div className="min-w-0">
        <h3 className="break-words">
          <OpenLink path={job.path} lang={job.language}>
            {job.title}
          </OpenLink>
        </h3>
        <p className="break-words text-ink-soft text-sm">{job.company.companyName}</p>
        <p className="tabular mt-1 text-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
};

/** A list of jobs, each linking to its page. */
export const JobLines = ({ jobs }: { jobs: readonly JobLine[] }) => (
  <ul className="divide-y divide-line border-line border-y">
    {jobs.map((job) => (
      <Line key={job.id} job={job} />
    ))}
  </ul>
);

/** The content of <main>, as wide as on the rest of the site. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-6xl space-y-10 px-4 py-10 sm:px-6 sm:py-14">{children}</div>
);

export const Heading = ({ children }: { children: ReactNode }) => (
  <h2 className="headline text-ink text-xl">{children}</h2>
);

const HOURS_PER_DAY = 24;

/** How a company responds to applications: its response rate, or its promised response time while there are too few applications. */
export const AnswerRecord = ({ company, answerDays }: { company: PublicCompany; answerDays: number }) => {
  const t = usePageTexts(OPEN_TEXTS);
  const { answers } = company;
  if (answers === null) return <p className="text-ink-soft">{t('answersPromise', { days: answerDays })}</p>;
  const hours = answers.medianHours;
  const usualText = (median: number): string =>
    median >= 2 * HOURS_PER_DAY
      ? t('answersUsualDays', { days: Math.ceil(median / HOURS_PER_DAY) })
      : t('answersUsual', { hours: Math.ceil(median) });
  return (
    <p className="text-ink-soft">
      {t('answersRate', { rate: Math.round(100 * answers.rate), count: answers.count })}
      {hours !== null && ` ${usualText(hours)}`}
    </p>
  );
};
