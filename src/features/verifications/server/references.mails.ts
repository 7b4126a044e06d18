/**
 * The email that asks for a reference. Pure. Anyone can enter anyone's address, so the email repeats only plain names, explains how to be removed,
 * and says that no answer is required.
 */
import { link, type MailContent, paragraph, toTokenUrl } from '#server/mail/mail-template.ts';
import { greeting, type MailReader, mailTexts, safeName } from '#server/mail/mail-texts.ts';
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { localizedPath, PUBLIC_PATHS } from '#shared/paths.ts';
import { referenceMailsEn } from './references.mails.en.ts';
import { referenceMailsEs } from './references.mails.es.ts';
import { referenceMailsPt } from './references.mails.pt.ts';

const textsIn = mailTexts({ en: referenceMailsEn, es: referenceMailsEs, pt: referenceMailsPt });

interface RequestedReference {
  refereeName: string;
  candidateName: string;
  token: string;
}

/** Builds the email that asks the referee for a reference. */
export const referenceRequestMail = (
  { language, publicUrl }: MailReader,
  { refereeName, candidateName, token }: RequestedReference,
): MailContent => {
  const t = textsIn(language);
  const candidate = safeName(candidateName) ?? t('someone');
  const names = { brand: brand.name, candidate };
  return {
    subject: t('subject', names),
    greeting: greeting(language, refereeName),
    blocks: [
      paragraph(t('text', names)),
      link(t('link'), toTokenUrl(publicUrl, localizedPath(PUBLIC_PATHS.reference, language), token)),
      paragraph(t('who', names)),
      paragraph(t('kept', { months: LIFETIMES.referenceKeptMonths })),
      paragraph(t('decline', { days: LIFETIMES.referenceLinkDays })),
    ],
    reason: t('reason', names),
  };
};
