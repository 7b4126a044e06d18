/** Emails about replies and about appeals against declines. Pure. Opening a link in these emails changes nothing. */
import { link, type MailBlock, type MailContent, paragraph } from '#server/mail/mail-template.ts';
import { greeting, mailTexts, type NamedReader } from '#server/mail/mail-texts.ts';
import { toPlainName } from '#server/mail/plain-words.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { AppealEnd } from '#shared/vocabulary.ts';
import { answerMailsEn } from './answers.mails.en.ts';
import { answerMailsEs } from './answers.mails.es.ts';
import { answerMailsPt } from './answers.mails.pt.ts';

const textsIn = mailTexts({ en: answerMailsEn, es: answerMailsEs, pt: answerMailsPt });

/** The data for an email about an unanswered application. */
export interface AnswerFacts {
  applicationId: string;
  jobId: string;
  jobTitle: string;
  companyName: string;
  candidateName: string;
  answerDays: number;
}

const linkTo = (reader: NamedReader, label: string, path: string): MailBlock =>
  link(label, `${reader.publicUrl}${path}`);

/** Builds the email to the company when a candidate asks for a reply. */
export const answerAskedMail = (facts: AnswerFacts, reader: NamedReader): MailContent => {
  const t = textsIn(reader.language);
  const values = { candidate: facts.candidateName, job: facts.jobTitle, days: facts.answerDays };
  return {
    subject: t('asked.subject', { ...values, candidate: toPlainName(facts.candidateName) }),
    greeting: greeting(reader.language, reader.firstName),
    blocks: [
      paragraph(t('asked.text', values)),
      linkTo(reader, t('asked.link'), fillPath(APP_PATHS.application, { id: facts.applicationId })),
    ],
    reason: t('reason', { company: facts.companyName }),
  };
};

/**
 * Builds the email to the company when too many candidates are waiting for a reply that they asked for. The job was paused, or will be after one more
 * request.
 */
export const answersOwedMail = (
  { count, isPaused, ...facts }: AnswerFacts & { count: number; isPaused: boolean },
  reader: NamedReader,
): MailContent => {
  const t = textsIn(reader.language);
  const event = isPaused ? 'paused' : 'warned';
  const values = { job: facts.jobTitle, count };
  return {
    subject: t(`${event}.subject`, values),
    greeting: greeting(reader.language, reader.firstName),
    blocks: [
      paragraph(t(`${event}.text`, values)),
      linkTo(reader, t(`${event}.link`), fillPath(APP_PATHS.companyJob, { id: facts.jobId })),
    ],
    reason: t('reason', { company: facts.companyName }),
  };
};

/** The data for an email about a closed appeal. */
export interface AppealFacts {
  applicationId: string;
  jobTitle: string;
  companyName: string;
  /** `reversed` if the company undid its decline before anyone reviewed it. */
  outcome: AppealEnd | 'reversed';
  note: string | null;
}

/** Builds the email to the candidate with the outcome of the appeal. */
export const appealClosedMail = (facts: AppealFacts, reader: NamedReader): MailContent => {
  const t = textsIn(reader.language);
  const values = { job: facts.jobTitle, company: facts.companyName };
  const note: MailBlock[] =
    facts.note === null ? [] : [paragraph(t('review.note')), { kind: 'quote', text: facts.note }];
  return {
    subject: t(`review.${facts.outcome}.subject`, { ...values, company: toPlainName(facts.companyName) }),
    greeting: greeting(reader.language, reader.firstName),
    blocks: [
      paragraph(t(`review.${facts.outcome}.text`, values)),
      ...note,
      linkTo(reader, t('review.link'), fillPath(APP_PATHS.myApplication, { id: facts.applicationId })),
    ],
    reason: t('review.reason'),
  };
};
