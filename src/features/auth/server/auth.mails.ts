/**
 * The auth feature's emails. Pure functions of their data; callers choose the recipients. Every email says why the reader received it. Text that a
 * stranger could have typed never appears where a reader could mistake it for a link or a promise. After a line that ends in `password:`, the next
 * line contains only a password, because people and programs search for that line.
 */
import { fact, link, type MailBlock, type MailContent, paragraph, toTokenUrl } from '#server/mail/mail-template.ts';
import { greeting, type MailReader, mailTexts } from '#server/mail/mail-texts.ts';
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import type { SignInChange } from '../sign-in-ways.domain.ts';
import { authMailsEn } from './auth.mails.en.ts';
import { authMailsEs } from './auth.mails.es.ts';
import { authMailsPt } from './auth.mails.pt.ts';

const textsIn = mailTexts({ en: authMailsEn, es: authMailsEs, pt: authMailsPt });

const NAME = { brand: brand.name };
const MINUTES = { minutes: LIFETIMES.resetLinkMinutes };
const RECENT = { days: LIFETIMES.recentSignInMethodHours / 24 };

const resetLink = ({ language, publicUrl }: MailReader, token: string): MailBlock =>
  link(textsIn(language)('setPassword'), toTokenUrl(publicUrl, PUBLIC_PATHS.resetPassword, token));

/** Returns the link to the sign-in page. With a `token`, the button on that page signs in without a password. */
const signInPageLink = ({ language, publicUrl }: MailReader, token?: string): MailBlock =>
  link(
    textsIn(language)('signIn'),
    `${publicUrl}${PUBLIC_PATHS.login}${token === undefined ? '' : `?link=${encodeURIComponent(token)}`}`,
  );

/** Returns the credentials part of an email: address, temporary password, link to the sign-in page and expiry. `token` is for `signInPageLink`. */
export const credentialsPart = (
  reader: MailReader,
  { email, temporaryPassword, token }: { email: string; temporaryPassword: string; token?: string },
): MailBlock[] => {
  const t = textsIn(reader.language);
  return [
    fact(t('credentials.email'), email),
    { kind: 'secret', label: t('credentials.password'), value: temporaryPassword },
    signInPageLink(reader, token),
    ...(token === undefined ? [] : [paragraph(t('credentials.once', { minutes: LIFETIMES.signInLinkMinutes }))]),
    paragraph(t('credentials.validity', { days: LIFETIMES.temporaryPasswordDays })),
  ];
};

/** Builds the email that is sent after a registration, and after someone without an account accepts an invitation to a company. */
export const credentialsMail = (
  reader: MailReader,
  user: { firstName: string; email: string; temporaryPassword: string; token: string },
): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t('registered.subject', NAME),
    greeting: greeting(reader.language, user.firstName),
    blocks: [paragraph(t('registered.text', NAME)), ...credentialsPart(reader, user)],
    reason: t('registered.reason'),
  };
};

/** Builds the email that is sent after someone tried to register an address that an account gave up and can still restore. */
export const addressReservedMail = (reader: MailReader, user: { firstName: string }): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t('reserved.subject'),
    greeting: greeting(reader.language, user.firstName),
    blocks: [paragraph(t('reserved.text', { ...NAME, hours: LIFETIMES.emailUndoHours }))],
    reason: t('known.reason'),
  };
};

/** Builds the email that is sent after someone tried to register an address that has an account. */
export const addressKnownMail = (reader: MailReader, user: { firstName: string; token: string }): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t('known.subject', NAME),
    greeting: greeting(reader.language, user.firstName),
    blocks: [
      paragraph(t('known.text', NAME)),
      signInPageLink(reader),
      paragraph(t('known.lost')),
      resetLink(reader, user.token),
      paragraph(t('known.once', MINUTES)),
    ],
    reason: t('known.reason'),
  };
};

/** Builds the email that is sent after a request for a reset link. */
export const resetLinkMail = (reader: MailReader, user: { firstName: string; token: string }): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t('reset.subject', NAME),
    greeting: greeting(reader.language, user.firstName),
    blocks: [paragraph(t('reset.text', NAME)), resetLink(reader, user.token), paragraph(t('reset.once', MINUTES))],
    reason: t('reset.reason'),
  };
};

/** Builds the email that is sent after a request for a sign-in link, for example while failed attempts lock the address. */
export const signInLinkMail = (reader: MailReader, user: { firstName: string; token: string }): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t('signInLink.subject', NAME),
    greeting: greeting(reader.language, user.firstName),
    blocks: [
      paragraph(t('signInLink.text', NAME)),
      signInPageLink(reader, user.token),
      paragraph(t('signInLink.once', { minutes: LIFETIMES.signInLinkMinutes })),
    ],
    reason: t('signInLink.reason'),
  };
};

/** Builds the email that is sent after a password is changed or reset, or set for the first time (`isFirst`). */
export const passwordChangedMail = (reader: MailReader, user: { firstName: string; isFirst: boolean }): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t(user.isFirst ? 'changed.firstSubject' : 'changed.subject', NAME),
    greeting: greeting(reader.language, user.firstName),
    blocks: [
      paragraph(t('changed.text', NAME)),
      paragraph(t('changed.notYou')),
      link(t('setPassword'), `${reader.publicUrl}${PUBLIC_PATHS.forgotPassword}`),
      paragraph(t('changed.write', { email: brand.supportEmail })),
    ],
    reason: t('changed.reason'),
  };
};

/** Builds the email that is sent after an admin removed the second step of a user who lost access to it. */
export const secondStepRemovedMail = (reader: MailReader, user: { firstName: string }): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t('ways.subject', NAME),
    greeting: greeting(reader.language, user.firstName),
    blocks: [
      paragraph(t('stepRemoved.text', NAME)),
      signInPageLink(reader),
      paragraph(t('stepRemoved.notYou')),
      link(t('setPassword'), `${reader.publicUrl}${PUBLIC_PATHS.forgotPassword}`),
      paragraph(t('changed.write', { email: brand.supportEmail })),
    ],
    reason: t('changed.reason'),
  };
};

/** Builds the email that is sent after someone created an account with a provider. `provider` is the provider's name. */
export const providerAccountMail = (
  reader: MailReader,
  user: { firstName: string },
  { provider }: { provider: string },
): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t('created.subject', NAME),
    greeting: greeting(reader.language, user.firstName),
    blocks: [
      paragraph(t('created.text', { ...NAME, provider })),
      link(t('ways.look'), `${reader.publicUrl}${APP_PATHS.account}`),
      paragraph(t('created.notYou', { email: brand.supportEmail })),
    ],
    reason: t('changed.reason'),
  };
};

/** Builds the email that is sent after a change to the ways to sign in. `what` is the name of the passkey or provider. */
export const signInWayMail = (
  reader: MailReader,
  user: { firstName: string },
  { change, what }: { change: SignInChange; what: string | null },
): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t(change === 'codeUsed' ? 'ways.subjectCodeUsed' : 'ways.subject', NAME),
    greeting: greeting(reader.language, user.firstName),
    blocks: [
      paragraph(t(`ways.${change}`)),
      ...(what === null ? [] : [fact(t('ways.name'), what)]),
      paragraph(t('ways.notYou', RECENT)),
      link(t('ways.look'), `${reader.publicUrl}${APP_PATHS.account}`),
      link(t('setPassword'), `${reader.publicUrl}${PUBLIC_PATHS.forgotPassword}`),
      paragraph(t('changed.write', { email: brand.supportEmail })),
    ],
    reason: t('changed.reason'),
  };
};
