/** The emails of saved searches. Pure. Opening a link in them changes nothing. */
import { GOOD_SCORE, type HeadlineReason } from '#engine/matching.contract.ts';
import { headlineText } from '#engine/scoring/wording.ts';
import { link, type MailBlock, type MailContent, paragraph } from '#server/mail/mail-template.ts';
import { greeting, mailTexts, type NamedReader } from '#server/mail/mail-texts.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { SearchKind } from '../saved-searches.contract.ts';
import { savedSearchMailsEn } from './saved-searches.mails.en.ts';
import { savedSearchMailsEs } from './saved-searches.mails.es.ts';
import { savedSearchMailsPt } from './saved-searches.mails.pt.ts';
import { WORDINGS } from './wordings.ts';

const textsIn = mailTexts({ en: savedSearchMailsEn, es: savedSearchMailsEs, pt: savedSearchMailsPt });

/** A job or a person in an email. `name` is the name of the job's company or of the person, or null if it is hidden. */
export interface MailedResult {
  id: string;
  title: string;
  name: string | null;
  /** Null if there is no score or the reader hides scores. */
  score: number | null;
  reason: HeadlineReason | null;
  isUnscored: boolean;
}

export interface ResultsFacts {
  kind: SearchKind;
  name: string;
  query: string;
  results: readonly MailedResult[];
  hasMore: boolean;
  unsubscribeUrl: string;
}

type Texts = ReturnType<typeof textsIn>;

const PATHS = {
  jobs: { list: APP_PATHS.browseJobs, detail: APP_PATHS.job },
  candidates: { list: APP_PATHS.browseCandidates, detail: APP_PATHS.candidate },
} as const;

const titleText = (t: Texts, { title, name }: MailedResult, kind: SearchKind): string =>
  kind === 'jobs' ? t('job', { job: title, company: name ?? '' }) : t('person', { name: name ?? t('hidden'), title });

const scoreText = (
  t: Texts,
  { score, reason, isUnscored }: MailedResult,
  kind: SearchKind,
  reader: NamedReader,
): string => {
  // There is no need to tell candidates that they turned scores off.
  if (score === null) return isUnscored && kind === 'candidates' ? t('unscored') : '';
  const words = reason ? headlineText(WORDINGS[reader.language], reason, kind === 'jobs' ? 'candidate' : 'other') : '';
  return t('scored', { score, reason: words }).trim();
};

const buildResultBlock = (t: Texts, result: MailedResult, kind: SearchKind, reader: NamedReader): MailBlock => ({
  kind: 'entry',
  title: titleText(t, result, kind),
  text: scoreText(t, result, kind, reader),
  url: `${reader.publicUrl}${fillPath(PATHS[kind].detail, { id: result.id })}`,
});

const buildBlocks = (
  t: Texts,
  facts: ResultsFacts,
  reader: NamedReader,
  words: { text: string; list: string; stop: string },
): MailBlock[] => {
  const { kind, query, results, hasMore, unsubscribeUrl } = facts;
  return [
    paragraph(words.text),
    ...results.map((result) => buildResultBlock(t, result, kind, reader)),
    ...(hasMore ? [paragraph(t('more'))] : []),
    link(words.list, `${reader.publicUrl}${PATHS[kind].list}${query === '' ? '' : `?${query}`}`),
    { kind: 'entry', title: words.stop, text: t('stopText'), url: unsubscribeUrl },
  ];
};

/** Builds the email with the new results of a saved search. */
export const savedSearchMail = (facts: ResultsFacts, reader: NamedReader): MailContent => {
  const t = textsIn(reader.language);
  const { kind, name, results } = facts;
  const values = { count: results.length, name };
  // Jobs without scores are sorted by opening time.
  const isUnsorted = kind === 'jobs' && results.every(({ isUnscored }) => isUnscored);
  return {
    subject: t(`${kind}.subject`, values),
    greeting: greeting(reader.language, reader.firstName),
    blocks: buildBlocks(t, facts, reader, {
      text: t(isUnsorted ? 'jobs.textUnscored' : `${kind}.text`, values),
      list: t(`${kind}.list`),
      stop: t('stopSearch'),
    }),
    reason: t(`${kind}.reason`),
  };
};

/** Builds the weekly email with a candidate's new matches. */
export const weeklyMatchesMail = (facts: ResultsFacts, reader: NamedReader): MailContent => {
  const t = textsIn(reader.language);
  const values = { count: facts.results.length };
  return {
    subject: t('weekly.subject', values),
    greeting: greeting(reader.language, reader.firstName),
    blocks: buildBlocks(t, facts, reader, {
      text: t('weekly.text', { ...values, score: GOOD_SCORE }),
      list: t('weekly.list'),
      stop: t('stopWeekly'),
    }),
    reason: t('weekly.reason'),
  };
};
