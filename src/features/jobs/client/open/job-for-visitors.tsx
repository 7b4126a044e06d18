/** The public pages of open and closed jobs. The page of an open job shows its facts first, then the job post in the language it was written in. */
import { usePageLanguage } from '#client/page-language.ts';
import { usePageTexts } from '#client/page-texts.ts';
import { ChipList } from '#client/ui/chip-list.tsx';
import { formatMonthly } from '#client/ui/format.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Fact } from '#client/ui/section-heading.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import { zoneCitiesEn } from '#client/ui/zone-cities.en.ts';
import { formatStatedPlace, hasPlace, zoneCity } from '#client/ui/zone-names.ts';
import { loginPathTo, PUBLIC_PATHS } from '#shared/paths.ts';
import type { JobFacts } from '../../job-posting.domain.ts';
import { monthlyHours, parseExperienceLevel, toMonthlyBudget } from '../../jobs.domain.ts';
import type { ClosedJobPageData, JobLine, JobPageData } from '../../open-page.domain.ts';
import { companyPagePath, PUBLIC_JOBS } from '../../public-address.domain.ts';
import {
  AnswerRecord,
  Column,
  CompanyPicture,
  Heading,
  JobLines,
  OpenLink,
  useCountriesFormatter,
  useDayFormatter,
  usePageLocale,
  usePayFormatter,
} from './open-parts.tsx';
import { LABELS, OPEN_TEXTS } from './open-texts.ts';

const PayFact = ({ facts }: { facts: JobFacts }) => {
  const t = usePageTexts(OPEN_TEXTS);
  const locale = usePageLocale();
  const { pay } = facts;
  const hourly = usePayFormatter()(pay);
  if (pay === null) return <Fact name={t('pay')}>{hourly}</Fact>;
  const range = formatMonthly(toMonthlyBudget(pay.from ?? pay.to, facts), toMonthlyBudget(pay.to, facts), locale);
  const monthlyText = pay.from === null ? t('upTo', { rate: range }) : range;
  return (
    <Fact name={t('pay')}>
      {hourly}
      <span className="block font-normal text-muted text-sm">
        {t('monthly', { range: monthlyText, hours: monthlyHours(facts) })}
      </span>
    </Fact>
  );
};

/**
 * The time zone as the company wrote it and a city in it, such as `EST · New York`. The page is cached, so a script adds the local time. If the time
 * zone is only an offset such as `GMT-5`, the local time replaces it.
 */
const ZoneFact = ({ facts: { timezone, zone } }: { facts: JobFacts }) => {
  const t = usePageTexts(OPEN_TEXTS);
  const locale = usePageLocale();
  const { cities = zoneCitiesEn } = useUiTexts();
  if (timezone === null) return null;
  const names = { cities, locale };
  const places = [formatStatedPlace(timezone, names), zone !== null && hasPlace(zone) ? zoneCity(zone, names) : null];
  const shown = [...new Set(places.filter((place) => place !== null))].join(' · ');
  return (
    <Fact name={t('timezone')}>
      {shown}
      <span data-clock={zone} className="whitespace-nowrap">
        {shown === '' && timezone}
      </span>
    </Fact>
  );
};

const Facts = ({ facts }: { facts: JobFacts }) => {
  const t = usePageTexts(OPEN_TEXTS);
  const labels = LABELS[usePageLanguage()];
  const day = useDayFormatter();
  const { hoursPerWeek, jobType, startDate, openings, experience } = facts;
  const level = experience === null ? null : parseExperienceLevel(experience);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card border border-line bg-raised p-5 sm:grid-cols-3">
      <PayFact facts={facts} />
      {hoursPerWeek !== null && <Fact name={t('hours')}>{hoursPerWeek}</Fact>}
      <ZoneFact facts={facts} />
      <Fact name={t('countries')}>{useCountriesFormatter()(facts)}</Fact>
      {jobType !== null && <Fact name={t('type')}>{labels.workType[jobType]}</Fact>}
      {startDate !== null && <Fact name={t('start')}>{day(startDate)}</Fact>}
      {experience !== null && <Fact name={t('experience')}>{level ? labels.experience[level] : experience}</Fact>}
      {openings > 1 && <Fact name={t('openings')}>{openings}</Fact>}
      <Fact name={t('posted')}>{day(facts.postedOn)}</Fact>
      <Fact name={t('lastDay')}>{day(facts.lastDay)}</Fact>
    </dl>
  );
};

const proseStyle = 'max-w-prose break-words text-ink-soft leading-relaxed';

const Lines = ({ heading, lines, lang }: { heading: string; lines: readonly string[]; lang: string }) =>
  lines.length === 0 ? null : (
    <section className="space-y-2">
      <Heading>{heading}</Heading>
      <ul lang={lang} className={`${proseStyle} list-disc space-y-1 pl-5 marker:text-line-strong`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );

const Post = ({ facts }: { facts: JobFacts }) => {
  const t = usePageTexts(OPEN_TEXTS);
  return (
    <>
      <section className="space-y-2">
        <Heading>{t('skills')}</Heading>
        <ChipList items={facts.skills} />
      </section>
      <section className="space-y-2">
        <Heading>{t('description')}</Heading>
        <p lang={facts.language} className={`${proseStyle} whitespace-pre-line`}>
          {facts.description}
        </p>
      </section>
      <Lines heading={t('responsibilities')} lines={facts.responsibilities} lang={facts.language} />
      <Lines heading={t('benefits')} lines={facts.benefits} lang={facts.language} />
    </>
  );
};

const Similar = ({ jobs }: { jobs: readonly JobLine[] }) => {
  const t = usePageTexts(OPEN_TEXTS);
  return (
    <section className="space-y-4 restricted:hidden">
      {jobs.length > 0 && (
        <>
          <Heading>{t('similar')}</Heading>
          <JobLines jobs={jobs} />
        </>
      )}
      <OpenLink path={PUBLIC_JOBS}>{t('allJobs')}</OpenLink>
    </section>
  );
};

const Apply = ({ page }: { page: JobPageData }) => {
  const t = usePageTexts(OPEN_TEXTS);
  return (
    <div className="space-y-3 rounded-card border border-line bg-sunken p-5">
      <LinkButton to={`${PUBLIC_PATHS.apply}?job=${page.id}`} variant="primary" size="lg" wide>
        {t('apply')}
      </LinkButton>
      <p className="text-ink-soft text-sm">{t('applyText')}</p>
      <TextLink to={loginPathTo(`${PUBLIC_JOBS}/${page.id}`)}>{t('signIn')}</TextLink>
    </div>
  );
};

export const JobForVisitors = ({ page }: { page: JobPageData }) => {
  const t = usePageTexts(OPEN_TEXTS);
  const { facts, company, answerDays, similar } = page;
  return (
    <Column>
      <div className="flex items-start gap-5">
        <CompanyPicture company={company} size="xl" />
        <div className="min-w-0">
          <h1 lang={facts.language} className="headline text-balance break-words text-2xl text-ink">
            {facts.title}
          </h1>
          <p className="mt-2">
            <OpenLink path={companyPagePath(company)}>{company.companyName}</OpenLink>
          </p>
        </div>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <Facts facts={facts} />
        <div className="space-y-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Apply page={page} />
          <section className="space-y-2">
            <Heading>{t('answersTitle', { company: company.companyName })}</Heading>
            <AnswerRecord company={company} answerDays={answerDays} />
          </section>
          <section className="space-y-2">
            <Heading>{t('scoreTitle')}</Heading>
            <p className="text-ink-soft">{t('scoreText')}</p>
            <TextLink to={PUBLIC_PATHS.howScoresWork}>{t('scoreLink')}</TextLink>
          </section>
        </div>
        <div className="min-w-0 space-y-8">
          <Post facts={facts} />
        </div>
      </div>
      <Similar jobs={similar} />
    </Column>
  );
};

export const GoneJob = ({ page }: { page: ClosedJobPageData }) => {
  const t = usePageTexts(OPEN_TEXTS);
  return (
    <Column>
      <div>
        <p className="eyebrow break-words text-muted">
          {t('goneLabel')}: {page.title}
        </p>
        <h1 className="headline mt-3 text-2xl text-ink">{t('goneTitle')}</h1>
        <p className="mt-3 text-ink-soft">{t('goneText')}</p>
      </div>
      <Similar jobs={page.similar} />
    </Column>
  );
};
