/** The email that invites a person to a company. Pure. */
import { link, type MailContent, paragraph, toTokenUrl } from '#server/mail/mail-template.ts';
import { greeting, type MailReader, mailTexts } from '#server/mail/mail-texts.ts';
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { localizedLink, PUBLIC_PATHS } from '#shared/paths.ts';
import type { MemberRole } from '#shared/vocabulary.ts';
import { teamMailsEn } from './teams.mails.en.ts';
import { teamMailsEs } from './teams.mails.es.ts';
import { teamMailsPt } from './teams.mails.pt.ts';

const textsIn = mailTexts({ en: teamMailsEn, es: teamMailsEs, pt: teamMailsPt });

export interface MemberInvitationFacts {
  companyName: string;
  /** The full name of the owner who sent the invitation. */
  inviter: string;
  role: MemberRole;
  token: string;
}

/** Builds the invitation email, in the language of the owner who sent the invitation. */
export const memberInvitationMail = (
  { language, publicUrl }: MailReader,
  { companyName, inviter, role, token }: MemberInvitationFacts,
): MailContent => {
  const t = textsIn(language);
  return {
    subject: t('subject', { companyName, brand: brand.name }),
    greeting: greeting(language, null),
    blocks: [
      paragraph(t('text', { inviter, companyName, brand: brand.name })),
      paragraph(t(`roles.${role}`)),
      link(t('accept'), toTokenUrl(publicUrl, localizedLink(PUBLIC_PATHS.joinCompany, language), token)),
      paragraph(t('validity', { days: LIFETIMES.memberInvitationDays })),
    ],
    reason: t('reason', { companyName }),
  };
};
