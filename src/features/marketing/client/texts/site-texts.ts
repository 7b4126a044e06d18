/** Provides the text for the marketing, legal, role and article pages in the page's language. Not loaded in the browser. */
import { usePageLanguage } from '#client/page-language.ts';
import type { InEachLanguage } from '#client/page-texts.ts';
import { type SiteTexts, siteTextsEn } from './site-texts.en.ts';
import { siteTextsEs } from './site-texts.es.ts';
import { siteTextsPt } from './site-texts.pt.ts';

export const SITE_TEXTS: InEachLanguage<SiteTexts> = { en: siteTextsEn, es: siteTextsEs, pt: siteTextsPt };

export const useSiteTexts = (): SiteTexts => SITE_TEXTS[usePageLanguage()];
