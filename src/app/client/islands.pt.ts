/** What the islands of the public pages say in Portuguese. */
import { sentencesPt } from '#client/sentences.pt.ts';
import type { Translation } from '#client/texts.tsx';
import { uiTextsPt } from '#client/ui/ui-texts.pt.ts';
import { vocabularyPt } from '#client/vocabulary.pt.ts';
import { emailConfirmationPt, emailUndoPt } from '#features/account/client/email-confirmation.pt.ts';
import { authPt } from '#features/auth/client/auth.pt.ts';
import { profilePartsPt } from '#features/candidates/client/profile-parts.pt.ts';
import { profileStartPt } from '#features/candidates/client/profile-start.pt.ts';
import { talentIntakePt } from '#features/talent-intake/client/talent-intake.pt.ts';

export const islandsPt: Translation<'pt'> = {
  language: 'pt',
  messages: {
    account: { confirm: emailConfirmationPt, undo: emailUndoPt },
    auth: authPt,
    profileParts: profilePartsPt,
    profileStart: profileStartPt,
    talentIntake: talentIntakePt,
    vocabulary: vocabularyPt,
  },
  uiTexts: uiTextsPt,
  sentences: sentencesPt,
};
