/**
 * The islands of the public pages, each with its English texts. The build renders them into the pages;
 * the browser loads and hydrates only those that a page has.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createQueryClient } from '#client/api/query-client.ts';
import { PageLanguageContext } from '#client/page-language.ts';
import { Texts, type Translation } from '#client/texts.tsx';
import { SkillKnowledge } from '#features/matching/client/public/skill-knowledge.tsx';

/** The loader of each island, by the name that pages use. */
export const ISLANDS: Record<string, () => Promise<ComponentType>> = {
  'sign-in': async () => (await import('#features/auth/client/sign-in-form.tsx')).SignInForm,
  register: async () => (await import('#features/auth/client/register-form.tsx')).RegisterForm,
  'forgot-password': async () => (await import('#features/auth/client/forgot-password-form.tsx')).ForgotPasswordForm,
  'reset-password': async () => (await import('#features/auth/client/reset-password-form.tsx')).ResetPasswordForm,
  'confirm-email': async () => (await import('#features/account/client/confirm-email-form.tsx')).ConfirmEmailForm,
  'undo-email': async () => (await import('#features/account/client/confirm-email-form.tsx')).UndoEmailForm,
  'erase-my-data': async () => (await import('#features/account/client/erase-my-data-form.tsx')).EraseMyDataForm,
  'check-in': async () => (await import('#features/hiring/client/check-in-form.tsx')).CheckInForm,
  'join-company': async () => (await import('#features/teams/client/join-company-form.tsx')).JoinCompanyForm,
  reference: async () => (await import('#features/verifications/client/reference-form.tsx')).ReferenceForm,
  intake: async () => (await import('./intake.island.tsx')).IntakeIsland,
  booking: async () => (await import('#features/bookings/client/public/booking-panel.tsx')).BookingPanel,
  'manage-booking': async () => (await import('#features/bookings/client/manage-booking.tsx')).ManageBooking,
  consultation: async () =>
    (await import('#features/bookings/client/public/consultation-widget.tsx')).ConsultationWidget,
};

interface IslandRootProps {
  Component: ComponentType;
  translation: Translation | null;
}

/** An island with its providers; the same at build time and in the browser. */
export const IslandRoot = ({ Component, translation }: IslandRootProps) => (
  <PageLanguageContext value={translation?.language ?? 'en'}>
    <Texts messages={translation?.messages ?? {}} translation={translation} timeZone="UTC">
      <QueryClientProvider client={createQueryClient()}>
        <SkillKnowledge>
          <Component />
        </SkillKnowledge>
      </QueryClientProvider>
    </Texts>
  </PageLanguageContext>
);
