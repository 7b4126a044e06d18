/** Builds emails to a company whose job an admin took down or restored. Pure. Opening a link changes nothing. */
import { link, type MailContent, paragraph } from '#server/mail/mail-template.ts';
import { greeting, mailTexts, type NamedReader } from '#server/mail/mail-texts.ts';
import { brand } from '#shared/brand.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { JobStatus } from '#shared/vocabulary.ts';
import { jobMailsEn } from './jobs.mails.en.ts';
import { jobMailsEs } from './jobs.mails.es.ts';
import { jobMailsPt } from './jobs.mails.pt.ts';

const textsIn = mailTexts({ en: jobMailsEn, es: jobMailsEs, pt: jobMailsPt });

interface MailJob {
  id: string;
  title: string;
  companyName: string;
}

const companyJobUrl = ({ id }: MailJob, { publicUrl }: NamedReader): string =>
  `${publicUrl}${fillPath(APP_PATHS.companyJob, { id })}`;

/** Builds the email that quotes the reason, explains what the takedown means, and names the address for questions. */
export const jobTakenDownMail = (job: MailJob, reason: string, reader: NamedReader): MailContent => {
  const t = textsIn(reader.language);
  const facts = { job: job.title, brand: brand.name, email: brand.supportEmail };
  return {
    subject: t('takenDown.subject', facts),
    greeting: greeting(reader.language, reader.firstName),
    blocks: [
      paragraph(t('takenDown.text', facts)),
      { kind: 'quote', text: reason },
      paragraph(t('takenDown.meaning', facts)),
      paragraph(t('takenDown.contact', facts)),
      link(t('takenDown.link'), companyJobUrl(job, reader)),
    ],
    reason: t('reason', { company: job.companyName }),
  };
};

/** Builds the email that states the restored job's status. */
export const jobRestoredMail = (job: MailJob, status: JobStatus, reader: NamedReader): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t('restored.subject', { job: job.title }),
    greeting: greeting(reader.language, reader.firstName),
    blocks: [
      paragraph(t(`restored.${status}`, { job: job.title })),
      link(t('restored.link'), companyJobUrl(job, reader)),
    ],
    reason: t('reason', { company: job.companyName }),
  };
};
