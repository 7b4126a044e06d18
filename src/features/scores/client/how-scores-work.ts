/** The page about scores: its head and the notice in each language. */
import type { HeadTexts, InEachLanguage } from '#client/page-texts.ts';
import type { NoticeWords } from '#shared/words/notice-words.ts';
import { noticeEn } from '#shared/words/score-notice.en.ts';
import { noticeEs } from '#shared/words/score-notice.es.ts';
import { noticePt } from '#shared/words/score-notice.pt.ts';
import { howScoresWorkEn } from './how-scores-work.en.ts';
import { howScoresWorkEs } from './how-scores-work.es.ts';
import { howScoresWorkPt } from './how-scores-work.pt.ts';

export const HOW_SCORES_WORK: InEachLanguage<{ head: HeadTexts; notice: NoticeWords }> = {
  en: { ...howScoresWorkEn, notice: noticeEn },
  es: { ...howScoresWorkEs, notice: noticeEs },
  pt: { ...howScoresWorkPt, notice: noticePt },
};
