/** All that the server says. */
import { mailCatalogEn } from '#server/mail/mail-catalog.en.ts';
import { consultationEntryEn } from '#shared/words/consultation-entry.en.ts';
import { rejectionEn } from '#shared/words/rejection.en.ts';
import { noticeEn } from '#shared/words/score-notice.en.ts';
import { profileSheetEn } from './profile-sheet.en.ts';

export const serverWordsEn = {
  mail: mailCatalogEn,
  consultationEntry: consultationEntryEn,
  rejection: rejectionEn,
  scoreNotice: noticeEn,
  profileSheet: profileSheetEn,
};
