/** Texts of calendar entries, PDFs and mails that screens also use, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import { consultationEntryPt } from '#shared/words/consultation-entry.pt.ts';
import { profileFieldsPt, profileSheetPt } from '#shared/words/profile-words.pt.ts';
import { rejectionPt } from '#shared/words/rejection.pt.ts';
import { noticePt } from '#shared/words/score-notice.pt.ts';
import type { serverWordsEn } from './server-words.en.ts';

export const serverWordsPt: TranslationOf<typeof serverWordsEn> = {
  consultationEntry: consultationEntryPt,
  rejection: rejectionPt,
  scoreNotice: noticePt,
  profile: { fields: profileFieldsPt, sheet: profileSheetPt },
};
