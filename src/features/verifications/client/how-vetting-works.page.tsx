/** The public page about "vetted" and "verified", in every language. */
import { ReadingPage } from '#client/layout/reading-page.tsx';
import { usePageLanguage } from '#client/page-language.ts';
import { VETTING_PAGE } from './vetting-page.ts';

export const HowVettingWorksPage = () => <ReadingPage words={VETTING_PAGE[usePageLanguage()]} />;
