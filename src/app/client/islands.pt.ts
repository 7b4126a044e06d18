/** Portuguese texts of the islands on public pages. */
import type { Translation } from '#client/texts.tsx';
import { uiTextsPt } from '#client/ui/ui-texts.pt.ts';
import { vocabularyPt } from '#client/vocabulary.pt.ts';
import { emailConfirmationPt, emailUndoPt } from '#features/account/client/email-confirmation.pt.ts';
import { eraseMyDataPt } from '#features/account/client/erase-my-data.pt.ts';
import { authPt } from '#features/auth/client/auth.pt.ts';
import { checkEmailPt } from '#features/auth/client/check-email.pt.ts';
import { signInLinkPt } from '#features/auth/client/sign-in-link.pt.ts';
import { signInWaysPt } from '#features/auth/client/sign-in-ways.pt.ts';
import { bookingsPt } from '#features/bookings/client/bookings.pt.ts';
import { profileEntryPt } from '#features/candidates/client/profile-entry.pt.ts';
import { profilePartsPt } from '#features/candidates/client/profile-parts.pt.ts';
import { profileStartPt } from '#features/candidates/client/profile-start.pt.ts';
import { checkInPt } from '#features/hiring/client/check-in.pt.ts';
import { scoresPt } from '#features/scores/client/scores.pt.ts';
import { screeningPt } from '#features/screening/client/screening.pt.ts';
import { talentIntakePt } from '#features/talent-intake/client/talent-intake.pt.ts';
import { joinCompanyPt } from '#features/teams/client/join-company.pt.ts';
import { referencesPt } from '#features/verifications/client/references.pt.ts';
import { formsPt } from '#shared/errors/forms.pt.ts';
import { refusalsPt } from '#shared/errors/refusals.pt.ts';

export const islands: Translation<'pt'> = {
  language: 'pt',
  messages: {
    account: { confirm: emailConfirmationPt, undo: emailUndoPt, erase: eraseMyDataPt },
    auth: authPt,
    bookings: bookingsPt,
    checkEmail: checkEmailPt,
    signInLink: signInLinkPt,
    joinCompany: joinCompanyPt,
    hiring: { checkIn: checkInPt },
    profileEntry: profileEntryPt,
    profileParts: profilePartsPt,
    references: referencesPt,
    profileStart: profileStartPt,
    signInWays: signInWaysPt,
    scores: scoresPt,
    screening: screeningPt,
    talentIntake: talentIntakePt,
    vocabulary: vocabularyPt,
  },
  uiTexts: uiTextsPt,
  errors: { ...formsPt, ...refusalsPt },
};
