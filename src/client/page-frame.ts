/** Texts of the frame of public pages, in each language. */
import type { TranslationOf } from '#shared/translation.ts';
import { pageFrameEn } from './page-frame.en.ts';
import { pageFrameEs } from './page-frame.es.ts';
import { pageFramePt } from './page-frame.pt.ts';
import type { InEachLanguage } from './page-texts.ts';

export const PAGE_FRAME: InEachLanguage<TranslationOf<typeof pageFrameEn>> = {
  en: pageFrameEn,
  es: pageFrameEs,
  pt: pageFramePt,
};
