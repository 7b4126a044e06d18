/** English texts that calendar entries, PDFs and emails share with screens. */
import { consultationEntryEn } from '#shared/words/consultation-entry.en.ts';
import { profileFieldsEn, profileSheetEn } from '#shared/words/profile-words.en.ts';
import { rejectionEn } from '#shared/words/rejection.en.ts';
import { noticeEn } from '#shared/words/score-notice.en.ts';

export const serverWordsEn = {
  consultationEntry: consultationEntryEn,
  rejection: rejectionEn,
  scoreNotice: noticeEn,
  profile: { fields: profileFieldsEn, sheet: profileSheetEn },
};
