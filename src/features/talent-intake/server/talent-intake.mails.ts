/** The emails about an application to the marketplace. Pure. Callers choose the email and its recipient. */
import { link, type MailBlock, type MailContent, paragraph } from '#server/mail/mail-template.ts';
import { greeting, type MailReader, mailTexts } from '#server/mail/mail-texts.ts';
import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/languages.ts';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import { intakeMailsEn } from './talent-intake.mails.en.ts';
import { intakeMailsEs } from './talent-intake.mails.es.ts';
import { intakeMailsPt } from './talent-intake.mails.pt.ts';

const textsIn = mailTexts({ en: intakeMailsEn, es: intakeMailsEs, pt: intakeMailsPt });

const NAME = { brand: brand.name };

/** Converts the reviewer's message, or the default text if there is no message, to one block per paragraph. */
const messageBlocks = (message: string | null, defaultText: string): MailBlock[] =>
  (message ?? defaultText)
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(paragraph);

const signInLink = ({ language, publicUrl }: MailReader): MailBlock =>
  link(textsIn(language)('signIn'), `${publicUrl}${PUBLIC_PATHS.login}`);

/** The job data that emails show. */
interface NamedJob {
  id: string;
  title: string;
  companyName: string;
}

/** The result of an approval for the job whose page the person applied from: an application, or other jobs that fit if it has closed. */
export type JobOutcome =
  | { isFiled: true; job: NamedJob }
  | { isFiled: false; job: NamedJob; others: readonly NamedJob[] };

const jobTextValues = ({ title, companyName }: NamedJob) => ({ job: title, company: companyName });

/** States that the application was sent, or that the job has closed and which other jobs fit. */
const outcomeBlocks = ({ language, publicUrl }: MailReader, outcome: JobOutcome | null): MailBlock[] => {
  if (outcome === null) return [];
  const t = textsIn(language);
  if (outcome.isFiled) return [paragraph(t('job.filed', jobTextValues(outcome.job)))];
  const links = outcome.others.map((job) =>
    link(t('job.other', jobTextValues(job)), `${publicUrl}${APP_PATHS.job.replace(':id', job.id)}`),
  );
  const closed = paragraph(t('job.closed', jobTextValues(outcome.job)));
  return links.length === 0 ? [closed] : [closed, paragraph(t('job.others')), ...links];
};

/** Builds the email that is sent right after an application is filed. */
export const intakeReceivedMail = (language: Language, job: NamedJob | null): MailContent => {
  const t = textsIn(language);
  return {
    subject: t('received.subject', NAME),
    greeting: greeting(language),
    blocks: [
      paragraph(t('received.text')),
      ...(job === null ? [] : [paragraph(t('job.received', jobTextValues(job)))]),
      paragraph(t('received.promise')),
    ],
    reason: t('applied', NAME),
  };
};

/** Builds the email that is sent to an address that already has an account. The owner of the account does not need to apply. */
export const alreadyMemberMail = (reader: MailReader): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t('known.subject', NAME),
    greeting: greeting(reader.language),
    blocks: [paragraph(t('known.text', NAME)), signInLink(reader)],
    reason: t('applied', NAME),
  };
};

/** Builds the email that is sent after an approval that created an account. `credentials` is null once the person has their own password. */
export const newAccountApprovedMail = (
  reader: MailReader,
  firstName: string,
  credentials: MailBlock[] | null,
  outcome: JobOutcome | null,
): MailContent => {
  const { language } = reader;
  const t = textsIn(language);
  return {
    subject: t('welcome.subject', NAME),
    greeting: greeting(language, firstName),
    blocks: [
      paragraph(t('welcome.text')),
      ...outcomeBlocks(reader, outcome),
      ...(credentials === null ? [signInLink(reader)] : [paragraph(t('welcome.credentials')), ...credentials]),
    ],
    reason: t('applied', NAME),
  };
};

/** Builds the email that is sent after an approval to someone with an account. */
export const approvedMail = (reader: MailReader, firstName: string, outcome: JobOutcome | null): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t('approved.subject', NAME),
    greeting: greeting(reader.language, firstName),
    blocks: [paragraph(t('approved.text')), ...outcomeBlocks(reader, outcome), signInLink(reader)],
    reason: t('member', NAME),
  };
};

/** Builds the email that is sent after a rejection. The email contains the reviewer's message or a default text, but no internal notes. */
export const rejectedMail = (language: Language, firstName: string, message: string | null): MailContent => {
  const t = textsIn(language);
  return {
    subject: t('rejected.subject', NAME),
    greeting: greeting(language, firstName),
    blocks: [...messageBlocks(message, t('rejected.text')), paragraph(t('rejected.again'))],
    reason: t('applied', NAME),
  };
};

/** Builds the email that is sent after a rejection to someone with an account. Editing the profile submits it for review again. */
export const profileRejectedMail = (reader: MailReader, firstName: string, message: string | null): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t('profileRejected.subject', NAME),
    greeting: greeting(reader.language, firstName),
    blocks: [
      ...messageBlocks(message, t('profileRejected.text')),
      paragraph(t('profileRejected.again')),
      link(t('profileRejected.link'), `${reader.publicUrl}${APP_PATHS.profile}`),
    ],
    reason: t('member', NAME),
  };
};
