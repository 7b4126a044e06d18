/** The public pages: path, head and content of each. All are rendered at build time. */
import { ACCOUNT_PAGES } from '#features/account/client/account-pages.ts';
import { ConfirmEmailPage, UndoEmailPage } from '#features/account/client/confirm-email.page.tsx';
import { EraseMyDataPage } from '#features/account/client/erase-my-data.page.tsx';
import { AUTH_PAGES } from '#features/auth/client/auth-pages.ts';
import { ForgotPasswordPage } from '#features/auth/client/forgot-password.page.tsx';
import { RegisterPage } from '#features/auth/client/register.page.tsx';
import { ResetPasswordPage } from '#features/auth/client/reset-password.page.tsx';
import { SignInPage } from '#features/auth/client/sign-in.page.tsx';
import { BookPage, ManageBookingPage } from '#features/bookings/client/booking.page.tsx';
import { BOOKING_PAGES } from '#features/bookings/client/booking-pages.ts';
import { CheckInPage } from '#features/hiring/client/check-in.page.tsx';
import { CHECK_IN_PAGE } from '#features/hiring/client/check-in-page.ts';
import { ConsultationPage } from '#features/marketing/client/consultation.page.tsx';
import { LandingPage } from '#features/marketing/client/landing.page.tsx';
import { PrivacyPage, TermsPage } from '#features/marketing/client/legal.page.tsx';
import { NotFoundPage } from '#features/marketing/client/not-found.page.tsx';
import { PricingPage } from '#features/marketing/client/pricing.page.tsx';
import { priceQuestions } from '#features/marketing/client/pricing-content.ts';
import { breadcrumbs, crumb, faqPage, organization } from '#features/marketing/client/structured-data.ts';
import { SITE_TEXTS } from '#features/marketing/client/texts/site-texts.ts';
import { HowScoresWorkPage } from '#features/scores/client/how-scores-work.page.tsx';
import { HOW_SCORES_WORK } from '#features/scores/client/how-scores-work.ts';
import { ApplyPage } from '#features/talent-intake/client/apply.page.tsx';
import { APPLY_PAGE } from '#features/talent-intake/client/apply-page.ts';
import { JoinCompanyPage } from '#features/teams/client/join-company.page.tsx';
import { JOIN_COMPANY_PAGE } from '#features/teams/client/join-company-page.ts';
import { HowVettingWorksPage } from '#features/verifications/client/how-vetting-works.page.tsx';
import { ReferencePage } from '#features/verifications/client/reference.page.tsx';
import { REFERENCE_PAGE } from '#features/verifications/client/reference-page.ts';
import { VETTING_PAGE } from '#features/verifications/client/vetting-page.ts';
import { brand } from '#shared/brand.ts';
import { BRAND_FACTS } from '#shared/brand-facts.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { CONTENT_PAGES } from './content-pages.tsx';
import { mapLanguages, type PublicPage, translatedHead } from './public-page.ts';

/** Returns the head of the landing page, with the product's name before the title. */
const landingHead = (): ReturnType<typeof translatedHead> => {
  const { translations } = translatedHead((language) => SITE_TEXTS[language].heads.landing);
  const translationsWithBrand = mapLanguages((language) => {
    const { title } = SITE_TEXTS[language].heads.landing;
    return { ...translations[language], title: `${brand.name}: ${title}` };
  });
  return { ...translationsWithBrand.en, translations: translationsWithBrand };
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
    ...translatedHead((language) => AUTH_PAGES[language].signIn.head),
    content: <SignInPage />,
  },
  {
    path: PUBLIC_PATHS.register,
    ...translatedHead((language) => AUTH_PAGES[language].register.head),
    content: <RegisterPage />,
  },
  {
    path: PUBLIC_PATHS.forgotPassword,
    ...translatedHead((language) => AUTH_PAGES[language].forgot.head),
    isUnlisted: true,
    content: <ForgotPasswordPage />,
  },
  {
    path: PUBLIC_PATHS.resetPassword,
    ...translatedHead((language) => AUTH_PAGES[language].reset.head),
    isUnlisted: true,
    content: <ResetPasswordPage />,
  },
  {
    path: PUBLIC_PATHS.undoEmail,
    ...translatedHead((language) => ACCOUNT_PAGES[language].undo.head),
    isUnlisted: true,
    content: <UndoEmailPage />,
  },
  {
    path: PUBLIC_PATHS.confirmEmail,
    ...translatedHead((language) => ACCOUNT_PAGES[language].confirm.head),
    isUnlisted: true,
    content: <ConfirmEmailPage />,
  },
  {
    path: PUBLIC_PATHS.eraseMyData,
    ...translatedHead((language) => ACCOUNT_PAGES[language].erase.head),
    content: <EraseMyDataPage />,
  },
  {
    path: PUBLIC_PATHS.checkIn,
    ...translatedHead((language) => CHECK_IN_PAGE[language].head),
    isUnlisted: true,
    content: <CheckInPage />,
  },
  {
    path: PUBLIC_PATHS.reference,
    ...translatedHead((language) => REFERENCE_PAGE[language].head),
    isUnlisted: true,
    content: <ReferencePage />,
  },
  {
    path: PUBLIC_PATHS.joinCompany,
    ...translatedHead((language) => JOIN_COMPANY_PAGE[language].head),
    isUnlisted: true,
    content: <JoinCompanyPage />,
  },
  {
    path: PUBLIC_PATHS.apply,
    ...translatedHead((language) => APPLY_PAGE[language].head),
    content: <ApplyPage />,
  },
  {
    path: PUBLIC_PATHS.book,
    ...translatedHead((language) => BOOKING_PAGES[language].book.head),
    content: <BookPage />,
  },
  {
    path: PUBLIC_PATHS.manageBooking,
    ...translatedHead((language) => BOOKING_PAGES[language].manage.head),
    isUnlisted: true,
    content: <ManageBookingPage />,
  },
  {
    path: PUBLIC_PATHS.consultation,
    ...translatedHead((language) => SITE_TEXTS[language].heads.consultation),
    content: <ConsultationPage />,
  },
  {
    path: PUBLIC_PATHS.pricing,
    ...translatedHead((language) => SITE_TEXTS[language].heads.pricing),
    content: <PricingPage />,
    jsonLd: (_images, language) => [
      breadcrumbs([
        crumb(brand.name, PUBLIC_PATHS.landing, language),
        crumb(SITE_TEXTS[language].frame.pricing, PUBLIC_PATHS.pricing, language),
      ]),
      faqPage(priceQuestions(SITE_TEXTS[language].pricing, BRAND_FACTS)),
    ],
  },
  {
    path: PUBLIC_PATHS.howScoresWork,
    ...translatedHead((language) => HOW_SCORES_WORK[language].head),
    content: <HowScoresWorkPage />,
  },
  {
    path: PUBLIC_PATHS.howVettingWorks,
    ...translatedHead((language) => VETTING_PAGE[language].head),
    content: <HowVettingWorksPage />,
  },
  {
    path: PUBLIC_PATHS.privacy,
    ...translatedHead((language) => SITE_TEXTS[language].heads.privacy),
    content: <PrivacyPage />,
  },
  {
    path: PUBLIC_PATHS.terms,
    ...translatedHead((language) => SITE_TEXTS[language].heads.terms),
    content: <TermsPage />,
  },
  ...CONTENT_PAGES,
];

export const NOT_FOUND_PAGE: PublicPage = {
  path: '/404',
  canonical: null,
  isUnlisted: true,
  ...translatedHead((language) => SITE_TEXTS[language].notFound.head),
  content: <NotFoundPage />,
  share: null,
};
