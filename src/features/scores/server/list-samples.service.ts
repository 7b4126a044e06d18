/**
 * Receipts for a sample of the scores shown in lists. One in N pages is selected by a hash of viewer, list,
 * position and day, so no one can influence the choice and every process selects the same pages.
 * The request only adds the page to a queue; pages are stored in the background, one at a time.
 * Invariants: a request never waits. The queue is bounded, and pages beyond it are dropped and
 * counted. A row is skipped if its score has changed since, because the score that was shown can no
 * longer be reproduced.
 */
import { fnv1a } from '#engine/matching.domain.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { newId } from '#server/ids.ts';
import { createLru } from '#server/lru.ts';
import type { Platform } from '#server/platform.ts';
import { DAY_MS } from '#shared/time.ts';
import { insertReceipts, listNames, type NewReceipt, type SampledList, storeInputs } from './receipts.db.ts';
import { receiptKeys, toScoreColumns } from './receipts.service.ts';
import { type ScoredPair, scoreSnapshot } from './score-snapshots.service.ts';

export type { SampledList };

/** A row of a page: candidate, job and score; null without a score. */
export interface ShownScore {
  candidateId: string;
  jobId: string | null;
  score: number | null;
}

/** A page of a list that a response contained. */
export interface ShownPage {
  list: SampledList;
  /** The person who read the page, not their company. */
  viewer: Pick<Viewer, 'memberId' | 'accountType'>;
  /** The cursors of this page and of the next page. */
  after: unknown;
  next: unknown;
  /** Returns the rows in order. Called only if the page is selected and the queue has space. */
  rows: () => readonly ShownScore[];
}

/** Called with each page that is shown. */
export type SampleScores = (page: ShownPage) => void;

/** Loads candidates and jobs, with the users they belong to, from the features that own them. */
export interface PairSource {
  candidatesByIds(
    db: Queryable,
    ids: readonly string[],
  ): Promise<(ScoredPair['candidate'] & { id: string; userId: string })[]>;
  jobsByIds(
    db: Queryable,
    ids: readonly string[],
  ): Promise<{ job: ScoredPair['job'] & { id: string }; companyUserId: string }[]>;
}

interface SelectedPage {
  list: SampledList;
  viewer: ShownPage['viewer'];
  page: number | null;
  shownAt: string;
  rows: readonly ShownScore[];
}

/** The maximum number of pages in the queue. One page is stored per tick. */
const MAX_QUEUED = 20;
const TICK_MS = 1_000;
/** The maximum number of cached cursors, each with the number of the page that starts there. */
const MAX_CURSORS = 5_000;

/** Selects and stores the pages of one process. */
export class ListSamples {
  private readonly queue: SelectedPage[] = [];
  private readonly pages = createLru<number>(MAX_CURSORS);
  private readonly timer: NodeJS.Timeout | null;
  private writing: Promise<void> = Promise.resolve();
  private dropped = 0;

  private readonly platform: Platform;
  private readonly source: PairSource;

  constructor(platform: Platform, source: PairSource) {
    this.platform = platform;
    this.source = source;
    this.timer = this.pagesPerSample === 0 ? null : setInterval(() => void this.storeNext(), TICK_MS);
    this.timer?.unref();
  }

  /** One in this many pages is selected; 0 for none. */
  private get pagesPerSample(): number {
    return this.platform.env.scoreSamplePages;
  }

  readonly sample: SampleScores = ({ list, viewer, after, next, rows }) => {
    if (this.pagesPerSample === 0) return;
    const reader = `${list} ${viewer.memberId} `;
    const key = reader + (after === null ? '' : JSON.stringify(after));
    const page = after === null ? 1 : (this.pages.get(key) ?? null);
    if (next !== null && page !== null) this.pages.set(reader + JSON.stringify(next), page + 1);
    const day = Math.floor(Date.now() / DAY_MS);
    if ((fnv1a(`${day} ${key}`) >>> 0) % this.pagesPerSample !== 0) return;
    if (this.queue.length >= MAX_QUEUED) this.dropped += 1;
    else this.queue.push({ list, viewer, page, shownAt: new Date().toISOString(), rows: rows() });
  };

  /** Stores the oldest waiting page. */
  private storeNext(): Promise<void> {
    const chosen = this.queue.shift();
    if (chosen === undefined) return this.writing;
    const { log } = this.platform;
    if (this.dropped > 0) log.info({ dropped: this.dropped }, 'dropped sampled pages because the queue is full');
    this.dropped = 0;
    this.writing = this.writing
      .then(() => this.store(chosen))
      .catch((error: unknown) => log.warn({ err: error }, 'sampled page not stored'));
    return this.writing;
  }

  private async store({ list, viewer, page, shownAt, rows }: SelectedPage): Promise<void> {
    const { db } = this.platform;
    const toReceiptKey = receiptKeys(this.platform);
    const scored = rows.flatMap(({ candidateId, jobId, score }, index) =>
      jobId === null || score === null ? [] : [{ candidateId, jobId, score, rank: index + 1 }],
    );
    const candidates = new Map(
      (
        await this.source.candidatesByIds(
          db,
          scored.map(({ candidateId }) => candidateId),
        )
      ).map((row) => [row.id, row]),
    );
    const jobs = new Map(
      (
        await this.source.jobsByIds(
          db,
          scored.map(({ jobId }) => jobId),
        )
      ).map((row) => [row.job.id, row]),
    );
    const names = await listNames(db, [
      ...[...candidates.values()].map(({ userId }) => userId),
      ...[...jobs.values()].map(({ companyUserId }) => companyUserId),
    ]);
    const receipts: NewReceipt[] = [];
    const inputs = scored.flatMap(({ candidateId, jobId, score, rank }) => {
      const [candidate, job] = [candidates.get(candidateId), jobs.get(jobId)];
      if (candidate === undefined || job === undefined) return [];
      const pairNames = { candidate: names.get(candidate.userId) ?? [], company: names.get(job.companyUserId) ?? [] };
      const snapshot = scoreSnapshot({ job: job.job, candidate, names: pairNames });
      if (snapshot === null || snapshot.score !== score) return [];
      receipts.push({
        id: newId(),
        cause: 'list',
        subjectKey: toReceiptKey(candidateId),
        scoredAt: shownAt,
        ...toScoreColumns(snapshot),
        list,
        rank,
        page,
        viewerRole: viewer.accountType,
        viewerKey: toReceiptKey(viewer.memberId),
      });
      return [snapshot.job, snapshot.candidate];
    });
    await db.transaction(async (tx) => {
      await storeInputs(tx, inputs);
      await insertReceipts(tx, receipts);
    });
  }

  /** Stores all waiting pages without waiting for the timer. */
  async settle(): Promise<void> {
    while (this.queue.length > 0) await this.storeNext();
    await this.writing;
  }

  /** Stops the timer. Resolves when the last write is done. Waiting pages are dropped. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.queue.length = 0;
    await this.writing;
  }
}
