/**
 * All that the public reading pages say, in the language that the page around is made in. Only the renderer of public pages provides them;
 * where no page is around, it is English. The browser never reads them.
 */
import { createContext, useContext } from 'react';
import type { TranslationOf } from '#shared/translation.ts';
import type { RoleFamily } from '../roles/role-family.ts';
import { siteTextsEn } from './site-texts.en.ts';

/** What the pages say in a language. */
export type SiteTexts = Omit<TranslationOf<typeof siteTextsEn>, 'families'> & {
  readonly families: readonly RoleFamily[];
};

export const SiteTextsContext = createContext<SiteTexts>(siteTextsEn);

/** What the pages say, in the language of the page around. */
export const useSiteTexts = (): SiteTexts => useContext(SiteTextsContext);
