/** Spanish texts of the islands on public pages. */
import type { Translation } from '#client/texts.tsx';
import { uiTextsEs } from '#client/ui/ui-texts.es.ts';
import { vocabularyEs } from '#client/vocabulary.es.ts';
import { emailConfirmationEs, emailUndoEs } from '#features/account/client/email-confirmation.es.ts';
import { eraseMyDataEs } from '#features/account/client/erase-my-data.es.ts';
import { authEs } from '#features/auth/client/auth.es.ts';
import { checkEmailEs } from '#features/auth/client/check-email.es.ts';
import { signInLinkEs } from '#features/auth/client/sign-in-link.es.ts';
import { signInWaysEs } from '#features/auth/client/sign-in-ways.es.ts';
import { bookingsEs } from '#features/bookings/client/bookings.es.ts';
import { profileEntryEs } from '#features/candidates/client/profile-entry.es.ts';
import { profilePartsEs } from '#features/candidates/client/profile-parts.es.ts';
import { profileStartEs } from '#features/candidates/client/profile-start.es.ts';
import { checkInEs } from '#features/hiring/client/check-in.es.ts';
import { scoresEs } from '#features/scores/client/scores.es.ts';
import { screeningEs } from '#features/screening/client/screening.es.ts';
import { talentIntakeEs } from '#features/talent-intake/client/talent-intake.es.ts';
import { joinCompanyEs } from '#features/teams/client/join-company.es.ts';
import { referencesEs } from '#features/verifications/client/references.es.ts';
import { formsEs } from '#shared/errors/forms.es.ts';
import { refusalsEs } from '#shared/errors/refusals.es.ts';

export const islands: Translation<'es'> = {
  language: 'es',
  messages: {
    account: { confirm: emailConfirmationEs, undo: emailUndoEs, erase: eraseMyDataEs },
    auth: authEs,
    bookings: bookingsEs,
    checkEmail: checkEmailEs,
    signInLink: signInLinkEs,
    joinCompany: joinCompanyEs,
    hiring: { checkIn: checkInEs },
    profileEntry: profileEntryEs,
    profileParts: profilePartsEs,
    references: referencesEs,
    profileStart: profileStartEs,
    signInWays: signInWaysEs,
    scores: scoresEs,
    screening: screeningEs,
    talentIntake: talentIntakeEs,
    vocabulary: vocabularyEs,
  },
  uiTexts: uiTextsEs,
  errors: { ...formsEs, ...refusalsEs },
};
