/** The public pages: the path, the head and the content of each. All of them are made at build time. */
import { ConfirmEmailPage, UndoEmailPage } from '#features/account/client/confirm-email.page.tsx';
import { ForgotPasswordPage } from '#features/auth/client/forgot-password.page.tsx';
import { RegisterPage } from '#features/auth/client/register.page.tsx';
import { ResetPasswordPage } from '#features/auth/client/reset-password.page.tsx';
import { SignInPage } from '#features/auth/client/sign-in.page.tsx';
import { BookPage } from '#features/bookings/client/book.page.tsx';
import { ManageBookingPage } from '#features/bookings/client/manage-booking.page.tsx';
import { ConsultationPage } from '#features/marketing/client/consultation.page.tsx';
import { LandingPage } from '#features/marketing/client/landing.page.tsx';
import { NotFoundPage } from '#features/marketing/client/not-found.page.tsx';
import { PrivacyPage } from '#features/marketing/client/privacy.page.tsx';
import { organization } from '#features/marketing/client/structured-data.ts';
import { TermsPage } from '#features/marketing/client/terms.page.tsx';
import { ApplyPage } from '#features/talent-intake/client/apply.page.tsx';
import { brand } from '#shared/brand.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { CONTENT_PAGES } from './content-pages.tsx';
import { type PublicPage, titled } from './public-page.ts';

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
    title: titled('Sign in'),
    description: `Sign in to ${brand.name} to see your candidates or jobs, your messages and what is waiting for you.`,
    translations: {
      es: {
        title: titled('Iniciar sesión'),
        description: `Inicia sesión en ${brand.name} para ver tus candidatos o empleos, tus mensajes y lo que te espera.`,
        share: { kicker: 'Iniciar sesión', title: 'De vuelta al puente.' },
      },
      pt: {
        title: titled('Entrar'),
        description: `Entre no ${brand.name} para ver seus candidatos ou vagas, suas mensagens e o que espera por você.`,
        share: { kicker: 'Entrar', title: 'De volta à ponte.' },
      },
    },
    content: <SignInPage />,
    share: { kicker: 'Sign in', title: 'Welcome back to the bridge.' },
  },
  {
    path: PUBLIC_PATHS.register,
    title: titled('Create your account'),
    description: `Join ${brand.name} to hire remote professionals from Latin America, or to find your next remote role.`,
    translations: {
      es: {
        title: titled('Crea tu cuenta'),
        description: `Únete a ${brand.name} para contratar profesionales remotos de América Latina o para encontrar tu próximo puesto remoto.`,
        share: { kicker: 'Crea tu cuenta', title: 'Contrata al otro lado del puente, o que te contraten.' },
      },
      pt: {
        title: titled('Crie sua conta'),
        description: `Junte-se ao ${brand.name} para contratar profissionais remotos da América Latina ou encontrar sua próxima vaga remota.`,
        share: { kicker: 'Crie sua conta', title: 'Contrate do outro lado da ponte, ou seja contratado.' },
      },
    },
    content: <RegisterPage />,
    share: { kicker: 'Create your account', title: 'Hire across the bridge, or be hired.' },
  },
  {
    path: PUBLIC_PATHS.forgotPassword,
    title: titled('Reset your password'),
    description: 'Ask for a link to set a new password.',
    isUnlisted: true,
    translations: {
      es: {
        title: titled('Recupera tu contraseña'),
        description: 'Pide un enlace para definir una contraseña nueva.',
        share: { kicker: 'Tu cuenta', title: 'Recupera tu contraseña' },
      },
      pt: {
        title: titled('Recupere sua senha'),
        description: 'Peça um link para definir uma nova senha.',
        share: { kicker: 'Sua conta', title: 'Recupere sua senha' },
      },
    },
    content: <ForgotPasswordPage />,
    share: { kicker: 'Your account', title: 'Reset your password' },
  },
  {
    path: PUBLIC_PATHS.resetPassword,
    title: titled('Choose a new password'),
    description: 'Set a new password for your account.',
    isUnlisted: true,
    translations: {
      es: {
        title: titled('Elige una contraseña nueva'),
        description: 'Define una contraseña nueva para tu cuenta.',
        share: { kicker: 'Tu cuenta', title: 'Elige una contraseña nueva' },
      },
      pt: {
        title: titled('Escolha uma nova senha'),
        description: 'Defina uma nova senha para sua conta.',
        share: { kicker: 'Sua conta', title: 'Escolha uma nova senha' },
      },
    },
    content: <ResetPasswordPage />,
    share: { kicker: 'Your account', title: 'Choose a new password' },
  },
  {
    path: PUBLIC_PATHS.undoEmail,
    title: titled('Take the change back'),
    description: 'Make your former email address the one of your account again.',
    isUnlisted: true,
    translations: {
      es: {
        title: titled('Anula el cambio'),
        description: 'Haz que tu dirección de antes vuelva a ser la de tu cuenta.',
        share: { kicker: 'Tu cuenta', title: 'Anula el cambio' },
      },
      pt: {
        title: titled('Desfaça a mudança'),
        description: 'Faça do seu endereço de antes o da sua conta de novo.',
        share: { kicker: 'Sua conta', title: 'Desfaça a mudança' },
      },
    },
    content: <UndoEmailPage />,
    share: { kicker: 'Your account', title: 'Take the change back' },
  },
  {
    path: PUBLIC_PATHS.confirmEmail,
    title: titled('Confirm your new address'),
    description: 'Make a new email address the one of your account.',
    isUnlisted: true,
    translations: {
      es: {
        title: titled('Confirma tu dirección nueva'),
        description: 'Haz que una dirección nueva sea la de tu cuenta.',
        share: { kicker: 'Tu cuenta', title: 'Confirma tu dirección nueva' },
      },
      pt: {
        title: titled('Confirme seu novo endereço'),
        description: 'Faça de um novo endereço o da sua conta.',
        share: { kicker: 'Sua conta', title: 'Confirme seu novo endereço' },
      },
    },
    content: <ConfirmEmailPage />,
    share: { kicker: 'Your account', title: 'Confirm your new address' },
  },
  {
    path: PUBLIC_PATHS.apply,
    title: titled('Apply as a professional'),
    description:
      'Latin American professionals: apply to work remotely with U.S. companies. We answer within 2-3 business days.',
    translations: {
      es: {
        title: titled('Postúlate como profesional'),
        description:
          'Profesionales de América Latina: postúlate para trabajar a distancia con empresas de EE. UU. Respondemos en 2 a 3 días hábiles.',
        share: {
          kicker: 'Para profesionales de América Latina',
          title: `Postúlate para unirte a ${brand.name}`,
          note: 'Respuesta en 2 a 3 días hábiles',
        },
      },
      pt: {
        title: titled('Candidate-se como profissional'),
        description:
          'Profissionais da América Latina: candidate-se para trabalhar a distância com empresas dos EUA. Respondemos em 2 a 3 dias úteis.',
        share: {
          kicker: 'Para profissionais da América Latina',
          title: `Candidate-se ao ${brand.name}`,
          note: 'Resposta em 2 a 3 dias úteis',
        },
      },
    },
    content: <ApplyPage />,
    share: {
      kicker: 'For professionals in Latin America',
      title: `Apply to join ${brand.name}`,
      note: 'An answer within 2-3 business days',
    },
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
