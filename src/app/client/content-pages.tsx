/** Role pages and the blog, with their heads and structured data. */

import { formatDollars } from '#client/ui/format.ts';
import { ArticlePage } from '#features/marketing/client/blog/article.page.tsx';
import { type Article, countWords, readingMinutes } from '#features/marketing/client/blog/article.ts';
import { ArticlePicture } from '#features/marketing/client/blog/article-picture.tsx';
import { ARTICLES, CANDIDATE_ARTICLES } from '#features/marketing/client/blog/articles.ts';
import { BlogPage } from '#features/marketing/client/blog/blog.page.tsx';
import { FamilyPicture } from '#features/marketing/client/roles/family-picture.tsx';
import { RolePage } from '#features/marketing/client/roles/role.page.tsx';
import {
  FAMILY_IDS,
  type FamilyId,
  type RoleFamily,
  salarySpan,
} from '#features/marketing/client/roles/role-family.ts';
import { articleData, breadcrumbs, type Crumb, crumb, faqPage } from '#features/marketing/client/structured-data.ts';
import { SITE_TEXTS } from '#features/marketing/client/texts/site-texts.ts';
import { brand, toPageTitle } from '#shared/brand.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import { articlePath, CANDIDATE_ARTICLE, localizedPath, PUBLIC_PATHS } from '#shared/paths.ts';
import { mapLanguages, type PageHeadTexts, type PublicPage } from './public-page.ts';

const HOME: Crumb = { name: brand.name, path: PUBLIC_PATHS.landing };
const BLOG: Crumb = { name: 'Resources', path: PUBLIC_PATHS.blog };

const formatSalaries = ({ roles }: RoleFamily, language: Language): string => {
  const { from, to } = salarySpan(roles);
  const { locale } = LANGUAGE_FACTS[language];
  const range = `${formatDollars(from, locale)}–${formatDollars(to, locale)}`;
  return SITE_TEXTS[language].role.cardNote.replace('{range}', range);
};

const hireLabel = (family: RoleFamily, language: Language): string =>
  `${SITE_TEXTS[language].role.hire}: ${family.name}`;

const requireFamily = (id: FamilyId, language: Language): RoleFamily => {
  const family = SITE_TEXTS[language].families.find((roleFamily) => roleFamily.id === id);
  if (!family) throw new Error(`There is no role family ${id}`);
  return family;
};

const roleHead =
  (id: FamilyId) =>
  (language: Language): PageHeadTexts => {
    const family = requireFamily(id, language);
    return {
      title: toPageTitle(family.pageTitle),
      description: family.description,
      share: {
        kicker: hireLabel(family, language),
        title: family.title,
        note: formatSalaries(family, language),
        picture: <FamilyPicture family={family.id} />,
      },
    };
  };

const rolePage = (id: FamilyId): PublicPage => {
  const translations = mapLanguages(roleHead(id));
  return {
    path: requireFamily(id, 'en').path,
    ...translations.en,
    translations,
    content: <RolePage id={id} />,
    jsonLd: (_images, language) => {
      const family = requireFamily(id, language);
      const home = crumb(HOME.name, HOME.path, language);
      return [
        breadcrumbs([home, crumb(hireLabel(family, language), family.path, language)]),
        faqPage(family.questions),
      ];
    },
  };
};

const articleHead = (article: Article): PageHeadTexts => {
  const { id, title, description, reader, language } = article;
  const { blog } = SITE_TEXTS[language];
  return {
    title: toPageTitle(title),
    description,
    share: {
      kicker: blog.reader[reader],
      title,
      note: blog.minutes.replace('{minutes}', String(readingMinutes(article))),
      picture: <ArticlePicture id={id} />,
    },
  };
};

const articlePage = (english: Article): PublicPage => {
  const { id, publishedOn } = english;
  const path = articlePath(id);
  return {
    path,
    ...articleHead(english),
    ...(id === CANDIDATE_ARTICLE && {
      translations: mapLanguages((language) => articleHead(CANDIDATE_ARTICLES[language])),
    }),
    content: <ArticlePage id={id} />,
    kind: 'article',
    publishedOn,
    jsonLd: (images, language) => {
      const article = id === CANDIDATE_ARTICLE ? CANDIDATE_ARTICLES[language] : english;
      const { title, description } = article;
      const { author } = SITE_TEXTS[language].blog;
      const data = { path: localizedPath(path, language), title, description, publishedOn, language, author };
      return [
        articleData({ ...data, words: countWords(article), image: images?.card }),
        breadcrumbs([
          crumb(HOME.name, HOME.path, language),
          BLOG,
          { name: title, path: localizedPath(path, language) },
        ]),
      ];
    },
  };
};

const BLOG_PAGE: PublicPage = {
  path: PUBLIC_PATHS.blog,
  title: toPageTitle('Resources'),
  description:
    'Articles on hiring, paying and working with remote professionals in Latin America, and on being hired by U.S. companies.',
  content: <BlogPage />,
  share: {
    kicker: BLOG.name,
    title: 'Hiring and working across borders.',
    note: 'Guides for companies and for professionals',
  },
  jsonLd: () => [breadcrumbs([HOME, BLOG])],
};

export const CONTENT_PAGES: readonly PublicPage[] = [
  ...FAMILY_IDS.map(rolePage),
  BLOG_PAGE,
  ...ARTICLES.map(articlePage),
];
