/** The public pages: the path, the head and the content of each. All of them are made at build time. */
import { ConfirmEmailPage, UndoEmailPage } from '#features/account/client/confirm-email.page.tsx';
import { ForgotPasswordPage } from '#features/auth/client/forgot-password.page.tsx';
import { RegisterPage } from '#features/auth/client/register.page.tsx';
import { ResetPasswordPage } from '#features/auth/client/reset-password.page.tsx';
import { SignInPage } from '#features/auth/client/sign-in.page.tsx';
import { BookPage, ManageBookingPage } from '#features/bookings/client/booking.page.tsx';
import { CheckInPage } from '#features/hiring/client/check-in.page.tsx';
import { ConsultationPage } from '#features/marketing/client/consultation.page.tsx';
import { LandingPage } from '#features/marketing/client/landing.page.tsx';
import { PrivacyPage, TermsPage } from '#features/marketing/client/legal.page.tsx';
import { NotFoundPage } from '#features/marketing/client/not-found.page.tsx';
import { organization } from '#features/marketing/client/structured-data.ts';
import { ApplyPage } from '#features/talent-intake/client/apply.page.tsx';
import { ReferencePage } from '#features/verifications/client/reference.page.tsx';
import { brand } from '#shared/brand.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { CONTENT_PAGES } from './content-pages.tsx';
import { headOf, type PublicPage, titled } from './public-page.ts';

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: PUBLIC_PATHS.landing,
    title: `${brand.name}: ${brand.tagline}`,
    description:
      'Hire pre-vetted, English-speaking remote professionals from Latin America in under 21 days, with a 6-month guarantee and no upfront fees.',
    content: <LandingPage />,
    share: { kicker: brand.tagline, title: 'Your next great hire is one time zone away.' },
    jsonLd: (images) => [organization(images?.icon)],
  },
  {
    path: PUBLIC_PATHS.login,
    ...headOf('login'),
    content: <SignInPage />,
  },
  {
    path: PUBLIC_PATHS.register,
    ...headOf('register'),
    content: <RegisterPage />,
  },
  {
    path: PUBLIC_PATHS.forgotPassword,
    ...headOf('forgotPassword'),
    isUnlisted: true,
    content: <ForgotPasswordPage />,
  },
  {
    path: PUBLIC_PATHS.resetPassword,
    ...headOf('resetPassword'),
    isUnlisted: true,
    content: <ResetPasswordPage />,
  },
  {
    path: PUBLIC_PATHS.undoEmail,
    ...headOf('undoEmail'),
    isUnlisted: true,
    content: <UndoEmailPage />,
  },
  {
    path: PUBLIC_PATHS.confirmEmail,
    ...headOf('confirmEmail'),
    isUnlisted: true,
    content: <ConfirmEmailPage />,
  },
  {
    path: PUBLIC_PATHS.checkIn,
    ...headOf('checkIn'),
    isUnlisted: true,
    content: <CheckInPage />,
  },
  {
    path: PUBLIC_PATHS.reference,
    ...headOf('reference'),
    isUnlisted: true,
    content: <ReferencePage />,
  },
  {
    path: PUBLIC_PATHS.apply,
    ...headOf('apply'),
    content: <ApplyPage />,
  },
  {
    path: PUBLIC_PATHS.book,
    title: titled('Book a free consultation'),
    description:
      'Choose a time for your free 30-minute consultation. Free times of the next two weeks, on your own clock.',
    content: <BookPage />,
    share: { kicker: 'Consultation', title: 'Pick a time that suits you', note: 'Free, 30 minutes, by video' },
  },
  {
    path: PUBLIC_PATHS.manageBooking,
    title: titled('Move or cancel your consultation'),
    description: 'Choose another time for your consultation, or cancel it.',
    isUnlisted: true,
    content: <ManageBookingPage />,
    share: { kicker: 'Consultation', title: 'Move or cancel your consultation' },
  },
  {
    path: PUBLIC_PATHS.consultation,
    title: titled('Schedule a consultation'),
    description:
      'A free 30-minute consultation about the role you want to fill with a remote professional from Latin America.',
    content: <ConsultationPage />,
    share: { kicker: 'Consultation', title: 'Book your free 30-minute consultation' },
  },
  {
    path: PUBLIC_PATHS.privacy,
    title: titled('Privacy'),
    description: `What ${brand.name} keeps about you, why, for how long and who sees it, what the matching score is, and how you take your data away.`,
    content: <PrivacyPage />,
    share: { kicker: 'Privacy', title: 'What we know about you, and how you get it back' },
  },
  {
    path: PUBLIC_PATHS.terms,
    title: titled('Terms'),
    description: `What companies and professionals can expect of ${brand.name} and of each other: fees, the 6-month guarantee, accounts and conduct.`,
    content: <TermsPage />,
    share: { kicker: 'Terms', title: 'What we can expect of each other' },
  },
  ...CONTENT_PAGES,
];

/** The page for addresses that lead nowhere. */
export const NOT_FOUND_PAGE: PublicPage = {
  path: '/404',
  canonical: null,
  isUnlisted: true,
  title: titled('Page not found'),
  description: 'There is no page at this address.',
  content: <NotFoundPage />,
  share: null,
};
