/** The public pages: path, head and content of each. All are prerendered. */
import { ConfirmEmailPage, UndoEmailPage } from '#features/account/client/confirm-email.page.tsx';
import { EraseMyDataPage } from '#features/account/client/erase-my-data.page.tsx';
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
import { PricingPage } from '#features/marketing/client/pricing.page.tsx';
import { priceQuestions } from '#features/marketing/client/pricing-content.ts';
import { breadcrumbs, crumb, faqPage, organization } from '#features/marketing/client/structured-data.ts';
import { HowScoresWorkPage } from '#features/scores/client/how-scores-work.page.tsx';
import { ApplyPage } from '#features/talent-intake/client/apply.page.tsx';
import { HowVettingWorksPage } from '#features/verifications/client/how-vetting-works.page.tsx';
import { ReferencePage } from '#features/verifications/client/reference.page.tsx';
import { brand } from '#shared/brand.ts';
import { BRAND_FACTS } from '#shared/brand-facts.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { CONTENT_PAGES } from './content-pages.tsx';
import { headOf, inEach, type PublicPage } from './public-page.ts';
import { PUBLIC_TEXTS } from './public-texts.ts';

/** The landing page's title starts with the product's name. */
const landingHead = (): ReturnType<typeof headOf> => {
  const { translations } = headOf('landing');
  const named = inEach((language) => {
    const { title } = PUBLIC_TEXTS[language].pages.heads.landing;
    return { ...translations[language], title: `${brand.name}: ${title}` };
  });
  return { ...named.en, translations: named };
};

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: PUBLIC_PATHS.landing,
    ...landingHead(),
    content: <LandingPage />,
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
    path: PUBLIC_PATHS.eraseMyData,
    ...headOf('eraseMyData'),
    content: <EraseMyDataPage />,
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
    ...headOf('book'),
    content: <BookPage />,
  },
  {
    path: PUBLIC_PATHS.manageBooking,
    ...headOf('manageBooking'),
    isUnlisted: true,
    content: <ManageBookingPage />,
  },
  {
    path: PUBLIC_PATHS.consultation,
    ...headOf('consultation'),
    content: <ConsultationPage />,
  },
  {
    path: PUBLIC_PATHS.pricing,
    ...headOf('pricing'),
    content: <PricingPage />,
    jsonLd: (_images, language) => [
      breadcrumbs([
        crumb(brand.name, PUBLIC_PATHS.landing, language),
        crumb(PUBLIC_TEXTS[language].site.frame.pricing, PUBLIC_PATHS.pricing, language),
      ]),
      faqPage(priceQuestions(PUBLIC_TEXTS[language].site.pricing, BRAND_FACTS)),
    ],
  },
  {
    path: PUBLIC_PATHS.howScoresWork,
    ...headOf('howScoresWork'),
    content: <HowScoresWorkPage />,
  },
  {
    path: PUBLIC_PATHS.howVettingWorks,
    ...headOf('howVettingWorks'),
    content: <HowVettingWorksPage />,
  },
  {
    path: PUBLIC_PATHS.privacy,
    ...headOf('privacy'),
    content: <PrivacyPage />,
  },
  {
    path: PUBLIC_PATHS.terms,
    ...headOf('terms'),
    content: <TermsPage />,
  },
  ...CONTENT_PAGES,
];

/** The page for unknown addresses. */
export const NOT_FOUND_PAGE: PublicPage = {
  path: '/404',
  canonical: null,
  isUnlisted: true,
  ...headOf('notFound'),
  content: <NotFoundPage />,
  share: null,
};
