/** What "vetted" and "verified" mean, as a public page in every language. */
import { useContext } from 'react';
import { ReadingPage } from '#client/layout/reading-page.tsx';
import { PageTextsContext } from '#client/page-texts.ts';

export const HowVettingWorksPage = () => <ReadingPage words={useContext(PageTextsContext).vetting} />;
