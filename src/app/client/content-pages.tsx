/** The pages that are there to be read: the role pages and the blog, with their heads and structured data. */

import { formatDollars } from '#client/ui/format.ts';
import { ArticlePage } from '#features/marketing/client/blog/article.page.tsx';
import { ARTICLE_AUTHOR, type Article, readingMinutes, wordsOf } from '#features/marketing/client/blog/article.ts';
import { ArticlePicture } from '#features/marketing/client/blog/article-picture.tsx';
import { ARTICLES } from '#features/marketing/client/blog/articles.ts';
import { BlogPage } from '#features/marketing/client/blog/blog.page.tsx';
import { FamilyPicture } from '#features/marketing/client/roles/family-picture.tsx';
import { RolePage } from '#features/marketing/client/roles/role.page.tsx';
import { ROLE_FAMILIES } from '#features/marketing/client/roles/role-families.ts';
import { type RoleFamily, salarySpan } from '#features/marketing/client/roles/role-family.ts';
import { articleData, breadcrumbs, type Crumb, faqPage } from '#features/marketing/client/structured-data.ts';
import { brand } from '#shared/brand.ts';
import { articlePath, PUBLIC_PATHS } from '#shared/paths.ts';
import { type PublicPage, titled } from './public-page.ts';

const HOME: Crumb = { name: brand.name, path: PUBLIC_PATHS.landing };
const BLOG: Crumb = { name: 'Resources', path: PUBLIC_PATHS.blog };

const salariesOf = ({ roles }: RoleFamily): string => {
  const { from, to } = salarySpan(roles);
  return `${formatDollars(from)}–${formatDollars(to)} a month, full time`;
};

const rolePage = (family: RoleFamily): PublicPage => ({
  path: family.path,
  title: titled(family.pageTitle),
  description: family.description,
  content: <RolePage family={family} />,
  share: {
    kicker: `Hire: ${family.name}`,
    title: family.title,
    note: salariesOf(family),
    picture: <FamilyPicture family={family.id} />,
  },
  jsonLd: () => [breadcrumbs([HOME, { name: `Hire: ${family.name}`, path: family.path }]), faqPage(family.questions)],
});

const articlePage = (article: Article): PublicPage => {
  const { id, title, description, publishedOn } = article;
  const path = articlePath(id);
  return {
    path,
    title: titled(title),
    description,
    content: <ArticlePage article={article} />,
    kind: 'article',
    publishedOn,
    share: {
      kicker: article.reader,
      title,
      note: `${readingMinutes(article)} min read`,
      picture: <ArticlePicture id={id} />,
    },
    jsonLd: (images) => [
      articleData({
        path,
        title,
        description,
        publishedOn,
        author: ARTICLE_AUTHOR,
        words: wordsOf(article),
        image: images?.card,
      }),
      breadcrumbs([HOME, BLOG, { name: title, path }]),
    ],
  };
};

const BLOG_PAGE: PublicPage = {
  path: PUBLIC_PATHS.blog,
  title: titled('Resources'),
  description:
    'Articles on hiring, paying and working with remote professionals in Latin America, and on being hired by U.S. companies.',
  content: <BlogPage />,
  share: {
    kicker: BLOG.name,
    title: 'Working across the bridge.',
    note: 'On hiring, paying and working with Latin America',
  },
  jsonLd: () => [breadcrumbs([HOME, BLOG])],
};

/** Six role pages, the blog, six articles. */
export const CONTENT_PAGES: readonly PublicPage[] = [
  ...ROLE_FAMILIES.map(rolePage),
  BLOG_PAGE,
  ...ARTICLES.map(articlePage),
];
