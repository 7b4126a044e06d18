/**
 * Structured data for the public pages: schema.org objects as JSON-LD. URLs are absolute and contain a placeholder that the server replaces. The data
 * contains only information that the page shows.
 */
import { brand } from '#shared/brand.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import { localizedPath, PUBLIC_PATHS } from '#shared/paths.ts';
import { absoluteUrl } from '#shared/public-url.ts';

const CONTEXT = { '@context': 'https://schema.org' } as const;

const ORGANIZATION = {
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization'),
  name: brand.name,
  url: absoluteUrl(PUBLIC_PATHS.landing),
} as const;

/** Describes the operator of this site. `logo` is the absolute URL of its logo. */
export const organization = (logo: string | undefined): object => ({
  ...CONTEXT,
  ...ORGANIZATION,
  ...(logo ? { logo } : {}),
  description: brand.tagline,
  email: brand.supportEmail,
  sameAs: Object.values(brand.social),
});

export interface Crumb {
  name: string;
  path: string;
}

/** Creates a breadcrumb with the path of the page in a language. */
export const crumb = (name: string, path: string, language: Language): Crumb => ({
  name,
  path: localizedPath(path, language),
});

/** Describes the breadcrumbs from the landing page to the current page, which comes last. */
export const breadcrumbs = (crumbs: readonly Crumb[]): object => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});

export interface Question {
  question: string;
  answer: string;
}

/** Describes the questions and answers on a page. */
export const faqPage = (questions: readonly Question[]): object => ({
  ...CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export interface ArticleFacts {
  path: string;
  title: string;
  description: string;
  /** `2026-01-31`. */
  publishedOn: string;
  language: Language;
  author: string;
  words: number;
  /** The absolute URL of the article's picture. */
  image: string | undefined;
}

/** Describes a blog article. */
export const articleData = ({
  path,
  title,
  description,
  publishedOn,
  language,
  author,
  words,
  image,
}: ArticleFacts): object => ({
  ...CONTEXT,
  '@type': 'Article',
  headline: title,
  description,
  datePublished: publishedOn,
  dateModified: publishedOn,
  ...(image ? { image } : {}),
  wordCount: words,
  inLanguage: LANGUAGE_FACTS[language].locale,
  author: { '@type': 'Organization', name: author, url: absoluteUrl(PUBLIC_PATHS.landing) },
  publisher: ORGANIZATION,
  mainEntityOfPage: absoluteUrl(path),
});
