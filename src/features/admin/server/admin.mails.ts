/** The email with new credentials, sent after an admin replaces a user's temporary password. */
import { type MailBlock, type MailContent, paragraph } from '#server/mail/mail-template.ts';
import { greeting, mailTexts } from '#server/mail/mail-texts.ts';
import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/languages.ts';
import { adminMailsEn } from './admin.mails.en.ts';
import { adminMailsEs } from './admin.mails.es.ts';
import { adminMailsPt } from './admin.mails.pt.ts';

const textsIn = mailTexts({ en: adminMailsEn, es: adminMailsEs, pt: adminMailsPt });

export const newCredentialsMail = (
  { firstName, language }: { firstName: string; language: Language },
  credentials: MailBlock[],
): MailContent => {
  const t = textsIn(language);
  return {
    subject: t('subject', { brand: brand.name }),
    greeting: greeting(language, firstName),
    blocks: [paragraph(t('text')), ...credentials],
    reason: t('reason', { brand: brand.name }),
  };
};
