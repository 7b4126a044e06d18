/**
 * Emails the results of searches and records them, in the transaction that locked the searches. Each job or person is sent once per search. The
 * number of emails per account and day is limited: searches over the limit are postponed and find the same results again.
 */

import type { HeadlineReason } from '#engine/matching.contract.ts';
import { findHiddenForMails } from '#features/blind-review/server/hidden-names.service.ts';
import type { Tx } from '#server/db/database.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { addMails, type NewMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { fullName } from '#shared/full-name.ts';
import { siteFor } from '#shared/site-host.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import type { SearchKind } from '../saved-searches.contract.ts';
import { type DueSearch, findSentBefore, insertHits, markChecked, postponeSearches } from './due-searches.db.ts';
import { type MailedResult, savedSearchMail, weeklyMatchesMail } from './saved-searches.mails.ts';
import { unsubscribeLinks } from './unsubscribe-token.ts';

/** The maximum number of results in an email. The email links to the list with all results. */
export const MAX_IN_MAIL = 20;

/** The parts of the platform that are needed to send results. */
export type SendingPlatform = Pick<Platform, 'db' | 'env' | 'limiter' | 'secrets'>;

/** A job or person that a search found. */
export interface Result {
  id: string;
  title: string;
  /** The company of a job, or the person. */
  name: string;
  score: number | null;
  reason: HeadlineReason | null;
  isUnscored: boolean;
}

/** A job or person that a search found, before scoring. Only results that go into an email need a score and a reason. */
export interface FoundResult {
  id: string;
  /** Returns null if the score is below the search's minimum. */
  toResult: () => Result | null;
}

/** A replayed search and its results, best first. */
export interface ReplayedSearch {
  search: DueSearch;
  found: readonly FoundResult[];
}

/** A search with the results to email, plus one extra if there are more. */
interface ScoredSearch {
  search: DueSearch;
  results: readonly Result[];
}

/** Returns the kind of email that a search sends. The owner of the search can mute each kind in the email settings. */
export const mailKind = ({ isAutomatic }: Pick<DueSearch, 'isAutomatic'>) =>
  isAutomatic ? MAIL_CHOICES.matchesWeekly.kind : MAIL_CHOICES.savedSearches.kind;

/** Returns true if the owner can receive email and has not muted the emails of the search. */
export const canMailOwner = (search: DueSearch): boolean =>
  search.email !== null && !search.mutedMails.includes(mailKind(search));

const SUBJECT = { jobs: 'jobId', candidates: 'candidateId' } as const;

const excludeSent = async (
  tx: Tx,
  kind: SearchKind,
  replayed: readonly ReplayedSearch[],
): Promise<ReplayedSearch[]> => {
  const ids = [...new Set(replayed.flatMap(({ found }) => found.map(({ id }) => id)))];
  const searchIds = replayed.map(({ search }) => search.id);
  const sent = ids.length === 0 ? new Set() : await findSentBefore(tx, searchIds, SUBJECT[kind], ids);
  return replayed.map(({ search, found }) => ({
    search,
    found: found.filter(({ id }) => !sent.has(`${search.id} ${id}`)),
  }));
};

const collectResults = ({ search, found }: ReplayedSearch): ScoredSearch => {
  const results: Result[] = [];
  for (const { toResult } of found) {
    if (results.length > MAX_IN_MAIL) break;
    const result = toResult();
    if (result !== null) results.push(result);
  }
  return { search, results };
};

/** Removes scores and hides names if the reader chose to hide them. */
const toReaderResults = async (
  tx: Tx,
  { search, results }: ScoredSearch,
  kind: SearchKind,
): Promise<MailedResult[]> => {
  const { userId: readerId, hideNames, hideScores } = search;
  const shown = results.map((result) =>
    hideScores ? { ...result, score: null, reason: null, isUnscored: false } : result,
  );
  if (kind === 'jobs' || !hideNames) return shown;
  const hidden = await findHiddenForMails(
    tx,
    results.map(({ id }) => ({ readerId, personId: id, jobId: null, hideNames })),
  );
  return shown.map((result, index) => {
    const person = hidden[index];
    if (!person) return result;
    return { ...result, title: person.redactNameAndContacts(result.title), name: fullName(person) };
  });
};

const buildMails = async (
  tx: Tx,
  platform: SendingPlatform,
  scored: ScoredSearch,
  kind: SearchKind,
): Promise<NewMail[]> => {
  const { search } = scored;
  const { email, userId, firstName, language, name, query, isAutomatic } = search;
  if (email === null) return [];
  const { page, oneClick } = unsubscribeLinks(platform, search.id);
  const results = (await toReaderResults(tx, scored, kind)).slice(0, MAX_IN_MAIL);
  const hasMore = scored.results.length > MAX_IN_MAIL;
  const publicUrl = siteFor(platform.env.publicUrl, kind === 'jobs' ? 'candidate' : 'company');
  const facts = { kind, name, query, results, hasMore, unsubscribeUrl: page };
  const content = (isAutomatic ? weeklyMatchesMail : savedSearchMail)(facts, { firstName, language, publicUrl });
  return [{ kind: mailKind(search), to: email, userId, content, unsubscribeUrl: oneClick }];
};

/** Counts one email per search, and separates out the searches that exceed their owner's daily email limit. */
const splitByLimit = async (tx: Tx, { limiter }: SendingPlatform, scored: readonly ScoredSearch[]) => {
  const refusals = await limiter.countEach(
    tx,
    RATE_LIMITS['saved-searches'],
    scored.map(({ search }) => search.userId),
  );
  return {
    allowed: scored.filter((_, index) => !refusals[index]),
    overLimit: scored.filter((_, index) => refusals[index]),
  };
};

/** Sends the results that locked searches found up to `readAt`. `failed` contains the searches that the list refused. */
export const sendResults = async (
  tx: Tx,
  platform: SendingPlatform,
  kind: SearchKind,
  found: {
    replayed: readonly ReplayedSearch[];
    locked: readonly DueSearch[];
    failed: ReadonlySet<string>;
    readAt: string;
  },
): Promise<void> => {
  const scored = (await excludeSent(tx, kind, found.replayed))
    .map(collectResults)
    .filter(({ results }) => results.length > 0);
  const { allowed, overLimit } = await splitByLimit(tx, platform, scored);
  const mails: NewMail[] = [];
  for (const search of allowed) mails.push(...(await buildMails(tx, platform, search, kind)));
  await insertHits(
    tx,
    allowed.flatMap(({ search, results }) =>
      results
        .slice(0, MAX_IN_MAIL)
        .map(({ id, score, reason }) => ({ searchId: search.id, [SUBJECT[kind]]: id, score, reason })),
    ),
  );
  await addMails(tx, mails);
  const postponedIds = new Set(overLimit.map(({ search }) => search.id));
  const sentIds = new Set(allowed.map(({ search }) => search.id));
  const lockedIds = (isIn: (id: string) => boolean) => found.locked.map(({ id }) => id).filter(isIn);
  await postponeSearches(tx, [...postponedIds]);
  await markChecked(tx, [...sentIds], found.readAt, { hasSent: true, cannotRun: false });
  await markChecked(
    tx,
    lockedIds((id) => found.failed.has(id)),
    found.readAt,
    { cannotRun: true },
  );
  const isWithoutResults = (id: string) => !(postponedIds.has(id) || sentIds.has(id) || found.failed.has(id));
  await markChecked(tx, lockedIds(isWithoutResults), found.readAt, { cannotRun: false });
};
