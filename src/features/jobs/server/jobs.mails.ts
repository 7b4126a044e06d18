/** Builds emails to a company about the last day to apply to its job. Pure. Opening a link changes nothing. */
import { link, type MailContent, paragraph } from '#server/mail/mail-template.ts';
import { greeting, mailTexts, type NamedReader } from '#server/mail/mail-texts.ts';
import { dayText } from '#server/mail/mail-times.ts';
import { fillPath } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { jobMailsEn } from './jobs.mails.en.ts';
import { jobMailsEs } from './jobs.mails.es.ts';
import { jobMailsPt } from './jobs.mails.pt.ts';

const textsIn = mailTexts({ en: jobMailsEn, es: jobMailsEs, pt: jobMailsPt });

interface EndingJob {
  id: string;
  title: string;
  companyName: string;
  /** `2027-02-01` */
  validThrough: string;
}

const createMailBuilder =
  (event: 'ending' | 'closed') =>
  (job: EndingJob, reader: NamedReader): MailContent => {
    const t = textsIn(reader.language);
    const facts = { job: job.title, day: dayText(job.validThrough, reader.language), days: LIMITS.jobDays.default };
    return {
      subject: t(`${event}.subject`, facts),
      greeting: greeting(reader.language, reader.firstName),
      blocks: [
        paragraph(t(`${event}.text`, facts)),
        link(t(`${event}.link`), `${reader.publicUrl}${fillPath(APP_PATHS.companyJob, { id: job.id })}`),
      ],
      reason: t('reason', { company: job.companyName }),
    };
  };

/** Builds the email that the job accepts applications for only a few more days. */
export const jobEndingMail = createMailBuilder('ending');

/** Builds the email that the job was closed after its last day. */
export const jobClosedMail = createMailBuilder('closed');
