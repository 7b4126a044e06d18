/** The job and company pages for visitors: path, head, frame and structured data. Rendered by the server on request. */
import { CompanyForVisitors } from '#features/jobs/client/open/company-for-visitors.tsx';
import { GoneJob, JobForVisitors } from '#features/jobs/client/open/job-for-visitors.tsx';
import { JobsForVisitors } from '#features/jobs/client/open/jobs-for-visitors.tsx';
import { OPEN_TEXTS } from '#features/jobs/client/open/open-texts.ts';
import type { OpenCard, OpenPage } from '#features/jobs/open-page.domain.ts';
import { PUBLIC_JOBS } from '#features/jobs/public-address.domain.ts';
import { SiteFrame } from '#features/marketing/client/components/site-frame.tsx';
import { toPageTitle } from '#shared/brand.ts';
import { excerpt } from '#shared/excerpt.ts';
import type { Language } from '#shared/languages.ts';
import { absoluteUrl } from '#shared/public-url.ts';
import { mapLanguages, type PublicPage, type ShareCard } from './public-page.ts';

const MAX_DESCRIPTION = 160;

const shorten = (text: string): string => excerpt(text.replaceAll(/\s+/g, ' ').trim(), MAX_DESCRIPTION);

const renderContent = (page: OpenPage) => {
  if (page.kind === 'job') return <JobForVisitors page={page} />;
  if (page.kind === 'gone') return <GoneJob page={page} />;
  return page.kind === 'jobs' ? <JobsForVisitors page={page} /> : <CompanyForVisitors page={page} />;
};

/** Returns the texts for the head in a language. User text is not translated. */
const headTexts = (page: OpenPage, language: Language): { title: string; description: string } => {
  const texts = OPEN_TEXTS[language];
  if (page.kind === 'job') {
    return {
      title: `${page.facts.title} · ${page.company.companyName}`,
      description: shorten(page.facts.description),
    };
  }
  if (page.kind === 'gone') return { title: page.title, description: texts.goneText };
  if (page.kind === 'jobs') return { title: texts.title, description: texts.lead };
  return {
    title: page.company.companyName,
    description: shorten(page.description ?? `${page.company.companyName} · ${texts.openJobs}`),
  };
};

const structuredData = (page: OpenPage, site: string): object[] => {
  if (page.kind === 'job') return [page.posting];
  if (page.kind !== 'company') return [];
  const { companyName, logoUrl } = page.company;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: companyName,
      url: absoluteUrl(page.path, site),
      ...(logoUrl === null ? {} : { logo: absoluteUrl(logoUrl, site) }),
      ...(page.description === null ? {} : { description: page.description }),
    },
  ];
};

/**
 * Returns true for pages that search engines must not index: closed jobs, companies without public jobs, and lists with filters or after the first
 * page.
 */
const isUnlisted = (page: OpenPage): boolean => {
  if (page.kind === 'jobs') return page.query !== '' || page.isLaterPage;
  return page.kind === 'gone' || (page.kind === 'company' && page.jobs.length === 0);
};

const pagePath = (page: OpenPage): string =>
  page.kind === 'jobs' ? PUBLIC_JOBS : page.kind === 'job' ? page.facts.path : page.path;

/** Returns the card of the job list, which is also used for pages that have none. */
const jobListCard = (language: Language): ShareCard => {
  const { openJobs, title } = OPEN_TEXTS[language];
  return { kicker: openJobs, title };
};

/** Builds the page for the renderer. `site` is the site's address, `card` the page's own card. */
export const toPublicPage = (
  page: OpenPage,
  language: Language,
  { site, card }: { site: string; card: OpenCard | null },
): PublicPage => {
  const share = card && { kicker: card.kicker, title: card.title, note: card.facts.join(' · ') };
  const textsIn = (textLanguage: Language) => {
    const { title, description } = headTexts(page, textLanguage);
    return { title: toPageTitle(title), description, share: share ?? jobListCard(textLanguage) };
  };
  return {
    path: pagePath(page),
    site,
    ...textsIn(language),
    translations: mapLanguages(textsIn),
    isUnlisted: isUnlisted(page),
    content: <SiteFrame>{renderContent(page)}</SiteFrame>,
    jsonLd: () => structuredData(page, site),
  };
};

/** The job list without filters, from which the build draws the card. */
export const JOBS_PAGE: PublicPage = toPublicPage(
  { kind: 'jobs', filters: {}, query: '', jobs: [], next: null, isLaterPage: false },
  'en',
  { site: '', card: null },
);
