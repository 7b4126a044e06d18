/** Builds emails to a company whose job an admin took down or restored. Pure. Opening a link changes nothing. */
import type { MailContent } from '#server/mail/mail-template.ts';
import { greeting, type MailReader, mailTexts } from '#server/mail/mail-texts.ts';
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

interface Reader extends MailReader {
  firstName: string;
}

const companyJobUrl = ({ id }: MailJob, { publicUrl }: Reader): string =>
  `${publicUrl}${fillPath(APP_PATHS.companyJob, { id })}`;

/** Builds the email that quotes the reason, explains what the takedown means, and names the address for questions. */
export const jobTakenDownMail = (job: MailJob, reason: string, reader: Reader): MailContent => {
  const t = textsIn(reader.language);
  const facts = { job: job.title, brand: brand.name, email: brand.supportEmail };
  return {
    subject: t('takenDown.subject', facts),
    greeting: greeting(reader.language, reader.firstName),
    blocks: [
      { kind: 'paragraph', text: t('takenDown.text', facts) },
      { kind: 'quote', text: reason },
      { kind: 'paragraph', text: t('takenDown.meaning', facts) },
      { kind: 'paragraph', text: t('takenDown.contact', facts) },
      { kind: 'link', label: t('takenDown.link'), url: companyJobUrl(job, reader) },
    ],
    reason: t('reason', { company: job.companyName }),
  };
};

/** Builds the email that states the restored job's status. */
export const jobRestoredMail = (job: MailJob, status: JobStatus, reader: Reader): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t('restored.subject', { job: job.title }),
    greeting: greeting(reader.language, reader.firstName),
    blocks: [
      { kind: 'paragraph', text: t(`restored.${status}`, { job: job.title }) },
      { kind: 'link', label: t('restored.link'), url: companyJobUrl(job, reader) },
    ],
    reason: t('reason', { company: job.companyName }),
  };
};
