/** The notice about scores as a separate page, in every language. */
import { ReadingPage } from '#client/layout/reading-page.tsx';
import { usePageLanguage } from '#client/page-language.ts';
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import { SCORE_NOTICE_DATE } from '../score-notice.domain.ts';
import { HOW_SCORES_WORK } from './how-scores-work.ts';

export const HowScoresWorkPage = () => {
  const language = usePageLanguage();
  const words = HOW_SCORES_WORK[language].notice;
  const day = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  const changedOn = (
    <>
      {words.changed} <time dateTime={SCORE_NOTICE_DATE}>{day.format(new Date(SCORE_NOTICE_DATE))}</time>
    </>
  );
  return <ReadingPage words={words} note={changedOn} />;
};
