/** A company's page for visitors: description, facts, response rate and public jobs. */
import { usePageLanguage } from '#client/page-language.ts';
import { usePageTexts } from '#client/page-texts.ts';
import { Fact } from '#client/ui/section-heading.tsx';
import type { CompanyPageData } from '../../open-page.domain.ts';
import { PUBLIC_JOBS } from '../../public-address.domain.ts';
import { AnswerRecord, Column, CompanyPicture, Heading, JobLines, OpenLink } from './open-parts.tsx';
import { LABELS, OPEN_TEXTS } from './open-texts.ts';

export const CompanyForVisitors = ({ page }: { page: CompanyPageData }) => {
  const t = usePageTexts(OPEN_TEXTS);
  const labels = LABELS[usePageLanguage()];
  const { company, description, industry, companySize, answerDays, jobs } = page;
  return (
    <Column>
      <div className="flex items-center gap-5">
        <CompanyPicture company={company} size="xl" />
        <h1 className="headline min-w-0 break-words text-2xl text-ink">{company.companyName}</h1>
      </div>
      {(industry !== null || companySize !== null) && (
        <dl className="grid grid-cols-2 gap-6 sm:max-w-md">
          {industry !== null && <Fact name={t('industry')}>{labels.industry[industry]}</Fact>}
          {companySize !== null && <Fact name={t('companySize')}>{labels.companySize[companySize]}</Fact>}
        </dl>
      )}
      {description !== null && (
        <section className="space-y-2">
          <Heading>{t('about')}</Heading>
          <p className="max-w-prose whitespace-pre-line break-words text-ink-soft leading-relaxed">{description}</p>
        </section>
      )}
      <section className="space-y-2">
        <Heading>{t('answersTitle', { company: company.companyName })}</Heading>
        <AnswerRecord company={company} answerDays={answerDays} />
      </section>
      <section className="space-y-4">
        <Heading>{t('openJobs')}</Heading>
        {jobs.length === 0 ? <p className="text-ink-soft">{t('noOpenJobs')}</p> : <JobLines jobs={jobs} />}
        <OpenLink path={PUBLIC_JOBS}>{t('allJobs')}</OpenLink>
      </section>
    </Column>
  );
};
