/**
 * The account's emails. Pure. A new address may belong to a stranger, so the email to it reveals nothing about the account. Emails to the
 * old address say what to do if someone else made the change.
 */
import { fact, link, type MailContent, paragraph, toTokenUrl } from '#server/mail/mail-template.ts';
import { greeting, type MailReader, mailTexts } from '#server/mail/mail-texts.ts';
import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/languages.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import { accountMailsEn } from './account.mails.en.ts';
import { accountMailsEs } from './account.mails.es.ts';
import { accountMailsPt } from './account.mails.pt.ts';

const textsIn = mailTexts({ en: accountMailsEn, es: accountMailsEs, pt: accountMailsPt });

const NAME = { brand: brand.name };
const SUPPORT = { email: brand.supportEmail };

/** Builds the email to the new address, to confirm it. */
export const confirmEmailMail = ({ language, publicUrl }: MailReader, { token }: { token: string }): MailContent => {
  const t = textsIn(language);
  return {
    subject: t('confirm.subject', NAME),
    greeting: greeting(language),
    blocks: [
      paragraph(t('confirm.text', NAME)),
      link(t('confirm.link'), toTokenUrl(publicUrl, PUBLIC_PATHS.confirmEmail, token)),
      paragraph(t('confirm.once', { minutes: LIFETIMES.emailLinkMinutes })),
    ],
    reason: t('entered'),
  };
};

/** Builds the email to a new address that already has an account. There is nothing to confirm. */
export const emailTakenMail = ({ language, publicUrl }: MailReader): MailContent => {
  const t = textsIn(language);
  return {
    subject: t('taken.subject', NAME),
    greeting: greeting(language),
    blocks: [
      paragraph(t('taken.text', NAME)),
      link(t('signIn'), `${publicUrl}${PUBLIC_PATHS.login}`),
      paragraph(t('taken.first')),
    ],
    reason: t('entered'),
  };
};

/** Builds the email to the old address after someone requested a new address. */
export const emailChangeRequestedMail = (
  { language, publicUrl }: MailReader,
  { newEmail }: { newEmail: string },
): MailContent => {
  const t = textsIn(language);
  return {
    subject: t('asked.subject', NAME),
    greeting: greeting(language),
    blocks: [
      paragraph(t('asked.text', NAME)),
      fact(t('newAddress'), newEmail),
      paragraph(t('asked.wasYou')),
      paragraph(t('asked.notYou')),
      link(t('setPassword'), `${publicUrl}${PUBLIC_PATHS.forgotPassword}`),
      paragraph(t('write', SUPPORT)),
    ],
    reason: t('safety'),
  };
};

/** Builds the email to the old address after the new address is active. */
export const emailChangedMail = (
  { language, publicUrl }: MailReader,
  { newEmail, token }: { newEmail: string; token: string },
): MailContent => {
  const t = textsIn(language);
  return {
    subject: t('changed.subject', NAME),
    greeting: greeting(language),
    blocks: [
      paragraph(t('changed.text', NAME)),
      fact(t('newAddress'), newEmail),
      paragraph(t('changed.wasYou')),
      paragraph(t('changed.notYou', { hours: LIFETIMES.emailUndoHours })),
      link(t('changed.undo'), toTokenUrl(publicUrl, PUBLIC_PATHS.undoEmail, token)),
      paragraph(t('changed.help', SUPPORT)),
    ],
    reason: t('safety'),
  };
};

/** Builds the email to an address that was restored by undoing the change. */
export const emailRestoredMail = ({ language, publicUrl }: MailReader, { token }: { token: string }): MailContent => {
  const t = textsIn(language);
  return {
    subject: t('restored.subject', NAME),
    greeting: greeting(language),
    blocks: [
      paragraph(t('restored.text', NAME)),
      link(t('setPassword'), toTokenUrl(publicUrl, PUBLIC_PATHS.resetPassword, token)),
      paragraph(t('restored.once', { minutes: LIFETIMES.resetLinkMinutes })),
    ],
    reason: t('safety'),
  };
};

/** Builds the email to an address without an account, whose owner probably asked to have their data erased. */
export const erasureLinkMail = ({ language, publicUrl }: MailReader, { token }: { token: string }): MailContent => {
  const t = textsIn(language);
  return {
    subject: t('erasure.subject', NAME),
    greeting: greeting(language),
    blocks: [
      paragraph(t('erasure.text', NAME)),
      link(t('erasure.link'), toTokenUrl(publicUrl, PUBLIC_PATHS.eraseMyData, token)),
      paragraph(t('erasure.once', { hours: LIFETIMES.erasureLinkHours })),
      paragraph(t('erasure.notYou')),
    ],
    reason: t('erasure.reason'),
  };
};

/** Builds the email to an address with an account that was entered on the page for people without an account. */
export const memberErasureMail = ({ language, publicUrl }: MailReader): MailContent => {
  const t = textsIn(language);
  return {
    subject: t('erasure.subject', NAME),
    greeting: greeting(language),
    blocks: [paragraph(t('erasure.member', NAME)), link(t('erasure.account'), `${publicUrl}${APP_PATHS.account}`)],
    reason: t('erasure.reason'),
  };
};

/** Builds the email to anyone who deleted their account. */
export const accountDeletedMail = (language: Language): MailContent => {
  const t = textsIn(language);
  return {
    subject: t('deleted.subject', NAME),
    greeting: greeting(language),
    blocks: [
      paragraph(t('deleted.text', NAME)),
      paragraph(t('deleted.remains')),
      paragraph(t('deleted.notYou', SUPPORT)),
    ],
    reason: t('safety'),
  };
};
