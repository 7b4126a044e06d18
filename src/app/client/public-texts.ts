/** Texts of the static parts of public pages in each language. Only loaded by the build. */
import { pageTextsEn } from '#client/page-texts.en.ts';
import { pageTextsEs } from '#client/page-texts.es.ts';
import { pageTextsPt } from '#client/page-texts.pt.ts';
import type { PageTexts } from '#client/page-texts.ts';
import { siteTextsEn } from '#features/marketing/client/texts/site-texts.en.ts';
import { siteTextsEs } from '#features/marketing/client/texts/site-texts.es.ts';
import { siteTextsPt } from '#features/marketing/client/texts/site-texts.pt.ts';
import type { SiteTexts } from '#features/marketing/client/texts/site-texts.ts';
import type { Language } from '#shared/languages.ts';

interface PublicTexts {
  /** Pages with forms, the surrounding frame, and all heads. */
  pages: PageTexts;
  /** Content pages. */
  site: SiteTexts;
}

export const PUBLIC_TEXTS: Readonly<Record<Language, PublicTexts>> = {
  en: { pages: pageTextsEn, site: siteTextsEn },
  es: { pages: pageTextsEs, site: siteTextsEs },
  pt: { pages: pageTextsPt, site: siteTextsPt },
};
