/** Texts of calendar entries, PDFs and mails that screens also use, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import { consultationEntryEs } from '#shared/words/consultation-entry.es.ts';
import { profileFieldsEs, profileSheetEs } from '#shared/words/profile-words.es.ts';
import { rejectionEs } from '#shared/words/rejection.es.ts';
import { noticeEs } from '#shared/words/score-notice.es.ts';
import type { serverWordsEn } from './server-words.en.ts';

export const serverWordsEs: TranslationOf<typeof serverWordsEn> = {
  consultationEntry: consultationEntryEs,
  rejection: rejectionEs,
  scoreNotice: noticeEs,
  profile: { fields: profileFieldsEs, sheet: profileSheetEs },
};
