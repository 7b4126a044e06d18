/** Text and labels for the public pages of jobs and companies, in each language. */
import type { InEachLanguage } from '#client/page-texts.ts';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import { vocabularyEs } from '#client/vocabulary.es.ts';
import { vocabularyPt } from '#client/vocabulary.pt.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { openJobsEn } from './open-jobs.en.ts';
import { openJobsEs } from './open-jobs.es.ts';
import { openJobsPt } from './open-jobs.pt.ts';

export const OPEN_TEXTS: InEachLanguage<TranslationOf<typeof openJobsEn>> = {
  en: openJobsEn,
  es: openJobsEs,
  pt: openJobsPt,
};

type Labels = Pick<TranslationOf<typeof vocabularyEn>, 'workType' | 'experience' | 'industry' | 'companySize'>;
export const LABELS: InEachLanguage<Labels> = { en: vocabularyEn, es: vocabularyEs, pt: vocabularyPt };
