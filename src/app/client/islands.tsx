/**
 * The islands of the public pages: which component each is, and the texts it needs. The build renders them into the pages;
 * the browser loads and hydrates only those that a page has.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createQueryClient } from '#client/api/query-client.ts';
import { PageLanguageContext } from '#client/page-language.ts';
import { Texts, type Translation } from '#client/texts.tsx';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import { SkillKnowledge } from '#features/matching/client/public/skill-knowledge.tsx';

interface IslandParts {
  Component: ComponentType;
  messages: Record<string, unknown>;
}

const withAuthTexts = async (Component: ComponentType): Promise<IslandParts> => ({
  Component,
  messages: { auth: (await import('#features/auth/client/auth.en.ts')).authEn },
});

const withBookingTexts = async (Component: ComponentType): Promise<IslandParts> => ({
  Component,
  messages: { bookings: (await import('#features/bookings/client/bookings.en.ts')).bookingsEn },
});

/** Loads an island by the name that pages use. */
export const ISLANDS: Record<string, () => Promise<IslandParts>> = {
  'sign-in': async () => withAuthTexts((await import('#features/auth/client/sign-in-form.tsx')).SignInForm),
  register: async () => withAuthTexts((await import('#features/auth/client/register-form.tsx')).RegisterForm),
  'forgot-password': async () =>
    withAuthTexts((await import('#features/auth/client/forgot-password-form.tsx')).ForgotPasswordForm),
  'reset-password': async () =>
    withAuthTexts((await import('#features/auth/client/reset-password-form.tsx')).ResetPasswordForm),
  'confirm-email': async () => ({
    Component: (await import('#features/account/client/confirm-email-form.tsx')).ConfirmEmailForm,
    messages: {
      account: { confirm: (await import('#features/account/client/email-confirmation.en.ts')).emailConfirmationEn },
    },
  }),
  'undo-email': async () => ({
    Component: (await import('#features/account/client/confirm-email-form.tsx')).UndoEmailForm,
    messages: { account: { undo: (await import('#features/account/client/email-confirmation.en.ts')).emailUndoEn } },
  }),
  'erase-my-data': async () => ({
    Component: (await import('#features/account/client/erase-my-data-form.tsx')).EraseMyDataForm,
    messages: {
      account: { erase: (await import('#features/account/client/erase-my-data.en.ts')).eraseMyDataEn },
    },
  }),
  'check-in': async () => ({
    Component: (await import('#features/hiring/client/check-in-form.tsx')).CheckInForm,
    messages: { hiring: { checkIn: (await import('#features/hiring/client/check-in.en.ts')).checkInEn } },
  }),
  reference: async () => ({
    Component: (await import('#features/verifications/client/reference-form.tsx')).ReferenceForm,
    messages: { references: (await import('#features/verifications/client/references.en.ts')).referencesEn },
  }),
  intake: async () => ({
    Component: (await import('#features/talent-intake/client/intake-form.tsx')).IntakeForm,
    messages: {
      talentIntake: (await import('#features/talent-intake/client/talent-intake.en.ts')).talentIntakeEn,
      profileStart: (await import('#features/candidates/client/profile-start.en.ts')).profileStartEn,
      vocabulary: vocabularyEn,
    },
  }),
  booking: async () =>
    withBookingTexts((await import('#features/bookings/client/public/booking-panel.tsx')).BookingPanel),
  'manage-booking': async () =>
    withBookingTexts((await import('#features/bookings/client/manage-booking.tsx')).ManageBooking),
  consultation: async () =>
    withBookingTexts((await import('#features/bookings/client/public/consultation-widget.tsx')).ConsultationWidget),
};

interface IslandRootProps extends IslandParts {
  translation: Translation | null;
}

/** An island with all that stands around it; the same at build time and in the browser. */
export const IslandRoot = ({ Component, messages, translation }: IslandRootProps) => (
  <PageLanguageContext value={translation?.language ?? 'en'}>
    <Texts messages={{ ...messages, ...translation?.messages }} translation={translation} timeZone="UTC">
      <QueryClientProvider client={createQueryClient()}>
        <SkillKnowledge>
          <Component />
        </SkillKnowledge>
      </QueryClientProvider>
    </Texts>
  </PageLanguageContext>
);
