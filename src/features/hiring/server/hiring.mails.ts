/** Builds emails about offers and hires. Pure. Opening a link stores no answer. A check-in link opens a page with buttons. */
import { quoteBlocks } from '#server/mail/mail-quote.ts';
import { fact, link, type MailBlock, type MailContent, paragraph, toTokenUrl } from '#server/mail/mail-template.ts';
import { greeting, type MailReader, mailTexts, type NamedReader } from '#server/mail/mail-texts.ts';
import { dayText } from '#server/mail/mail-times.ts';
import { toPlainName } from '#server/mail/plain-words.ts';
import { fillPath } from '#shared/contract.ts';
import { dateTimeFormat } from '#shared/date-format.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import { DEADLINE_ZONE } from '#shared/time.ts';
import type { AccountType, HireStatus, WorkType } from '#shared/vocabulary.ts';
import { averageMonthlyPay, checkInDays } from '../hiring.domain.ts';
import { hiringMailsEn } from './hiring.mails.en.ts';
import { hiringMailsEs } from './hiring.mails.es.ts';
import { hiringMailsPt } from './hiring.mails.pt.ts';

/** The offer data that emails contain. */
export interface OfferFacts {
  applicationId: string;
  jobTitle: string;
  companyName: string;
  candidateName: string;
  hourlyRate: number;
  hoursPerWeek: number;
  employmentType: WorkType;
  startDate: string;
  endDate: string | null;
  note: string | null;
  expiresAt: string;
}

const textsIn = mailTexts({ en: hiringMailsEn, es: hiringMailsEs, pt: hiringMailsPt });

/** Formats an expiry in the time zone of deadlines, so that it is on the day that the screens show. */
const formatExpiry = (instant: string, language: Language): string =>
  dateTimeFormat(LANGUAGE_FACTS[language].locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: DEADLINE_ZONE.id,
  }).format(new Date(instant));

const formatDollars = (amount: number, language: Language): string =>
  `US$${new Intl.NumberFormat(LANGUAGE_FACTS[language].locale).format(amount)}`;

/** Returns the terms as one block each. */
const termBlocks = (offer: OfferFacts, language: Language): MailBlock[] => {
  const t = textsIn(language);
  return [
    fact(t('terms.rate'), t('terms.perHour', { rate: `US$${offer.hourlyRate}` })),
    fact(t('terms.hours'), String(offer.hoursPerWeek)),
    fact(t('terms.month'), formatDollars(averageMonthlyPay(offer), language)),
    fact(t('terms.type'), t(`terms.types.${offer.employmentType}`)),
    fact(t('terms.start'), dayText(offer.startDate, language)),
    fact(t('terms.end'), offer.endDate === null ? t('terms.open') : dayText(offer.endDate, language)),
  ];
};

const applicationUrl = (applicationId: string, side: AccountType, reader: MailReader): string => {
  const path = side === 'company' ? APP_PATHS.application : APP_PATHS.myApplication;
  return `${reader.publicUrl}${fillPath(path, { id: applicationId })}`;
};

/** Returns the names for the email body. Subjects use `plainOfferNames`, because a name in a subject must not look like a link. */
const offerNames = (offer: OfferFacts) => ({
  job: offer.jobTitle,
  company: offer.companyName,
  candidate: offer.candidateName,
});
const plainOfferNames = (offer: OfferFacts) => ({
  job: offer.jobTitle,
  company: toPlainName(offer.companyName),
  candidate: toPlainName(offer.candidateName),
});

const offerMail = (
  event:
    | 'revised'
    | 'proposed'
    | 'kept'
    | 'withdrawn'
    | 'undone'
    | 'expired'
    | 'declined'
    | 'acceptedCompany'
    | 'acceptedCandidate',
  offer: OfferFacts,
  { side, blocks, ...reader }: NamedReader & { side: AccountType; blocks: MailBlock[] },
): MailContent => {
  const t = textsIn(reader.language);
  return {
    subject: t(`${event}.subject`, plainOfferNames(offer)),
    greeting: greeting(reader.language, reader.firstName),
    blocks: [
      paragraph(t(`${event}.text`, offerNames(offer))),
      ...blocks,
      link(t('see'), applicationUrl(offer.applicationId, side, reader)),
    ],
    reason: t('reasonOffer'),
  };
};

/** Builds the email to the candidate about new terms. */
export const offerRevisedMail = (offer: OfferFacts, reader: NamedReader): MailContent => {
  const t = textsIn(reader.language);
  const time = formatExpiry(offer.expiresAt, reader.language);
  const valid = fact(t('terms.valid'), t('terms.inZone', { time, zone: DEADLINE_ZONE.name }));
  const blocks = [...termBlocks(offer, reader.language), valid, ...quoteBlocks(offer.note)];
  return offerMail('revised', offer, { ...reader, side: 'candidate', blocks });
};

/** Other terms that a candidate proposed. */
export type ProposedTerms = Pick<OfferFacts, 'hourlyRate' | 'hoursPerWeek' | 'startDate' | 'note'>;

/** Builds the email to the company about other terms that the candidate proposed. */
export const offerProposedMail = (offer: OfferFacts, proposal: ProposedTerms, reader: NamedReader): MailContent => {
  const t = textsIn(reader.language);
  const blocks = [
    fact(t('terms.rate'), t('terms.perHour', { rate: `US$${proposal.hourlyRate}` })),
    fact(t('terms.hours'), String(proposal.hoursPerWeek)),
    fact(t('terms.month'), formatDollars(averageMonthlyPay(proposal), reader.language)),
    fact(t('terms.start'), dayText(proposal.startDate, reader.language)),
    ...quoteBlocks(proposal.note),
  ];
  return offerMail('proposed', offer, { ...reader, side: 'company', blocks });
};

/** Builds the email to the candidate about the company keeping its terms. */
export const offerKeptMail = (offer: OfferFacts, reader: NamedReader): MailContent =>
  offerMail('kept', offer, { ...reader, side: 'candidate', blocks: termBlocks(offer, reader.language) });

/** Builds the email to the candidate about an offer that was withdrawn, or undone with the status change that it caused. */
export const offerWithdrawnMail = (offer: OfferFacts, how: 'withdrawn' | 'undone', reader: NamedReader): MailContent =>
  offerMail(how, offer, { ...reader, side: 'candidate', blocks: [] });

/** Builds the email to the company about an expired offer. */
export const offerExpiredMail = (offer: OfferFacts, reader: NamedReader): MailContent =>
  offerMail('expired', offer, { ...reader, side: 'company', blocks: [] });

/** Builds the email to the company about a declined offer. */
export const offerDeclinedMail = (offer: OfferFacts, reason: string | null, reader: NamedReader): MailContent => {
  const reasonIntro = reason === null ? [] : [paragraph(textsIn(reader.language)('declined.reason'))];
  return offerMail('declined', offer, { ...reader, side: 'company', blocks: [...reasonIntro, ...quoteBlocks(reason)] });
};

/** Builds the email to the company or the candidate with the accepted terms and the hash of the document. */
export const offerAcceptedMail = (
  offer: OfferFacts & { sha256: string },
  side: AccountType,
  reader: NamedReader,
): MailContent => {
  const t = textsIn(reader.language);
  const blocks = [...termBlocks(offer, reader.language), paragraph(t('document')), fact(t('hash'), offer.sha256)];
  return offerMail(side === 'company' ? 'acceptedCompany' : 'acceptedCandidate', offer, { ...reader, side, blocks });
};

/** Formats a list such as `7, 30, 90, and 150` in a language. */
const formatDays = (days: readonly number[], language: Language): string =>
  new Intl.ListFormat(LANGUAGE_FACTS[language].locale).format(days.map(String));

/** Builds the check-in email to the company or the candidate. `token` opens the page with the buttons. */
export const checkInMail = (
  hire: { day: number; jobTitle: string; otherName: string; token: string; startDate: string; endDate: string | null },
  reader: NamedReader,
): MailContent => {
  const t = textsIn(reader.language);
  const facts = { day: hire.day, job: hire.jobTitle, other: hire.otherName };
  return {
    subject: t('checkIn.subject', facts),
    greeting: greeting(reader.language, reader.firstName),
    blocks: [
      paragraph(t('checkIn.text', facts)),
      link(t('checkIn.link'), toTokenUrl(reader.publicUrl, PUBLIC_PATHS.checkIn, hire.token)),
      paragraph(t('checkIn.private', facts)),
    ],
    reason: t('checkIn.reason', { days: formatDays(checkInDays(hire.startDate, hire.endDate), reader.language) }),
  };
};

/** A change to a hire: a new status or start date. */
export type HireEvent = Exclude<HireStatus, 'agreed'> | 'moved' | 'called-off';

/** Builds the email to the other side about a change to a hire. */
export const hireChangedMail = (
  hire: { applicationId: string; jobTitle: string; name: string; startDate: string; reason: string | null },
  event: HireEvent,
  reader: NamedReader & { side: AccountType },
): MailContent => {
  const t = textsIn(reader.language);
  const facts = { job: hire.jobTitle, name: hire.name, start: dayText(hire.startDate, reader.language) };
  return {
    subject: t(`changed.${event}.subject`, facts),
    greeting: greeting(reader.language, reader.firstName),
    blocks: [
      paragraph(t(`changed.${event}.text`, facts)),
      ...quoteBlocks(hire.reason),
      link(t('page'), applicationUrl(hire.applicationId, reader.side, reader)),
    ],
    reason: t('reasonHire'),
  };
};
