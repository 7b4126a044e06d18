/** API calls for the review desk: the whole application, duplicates, bulk decisions, past decisions and undo. */

import type { FastifyInstance } from 'fastify';
import { findReviewedCandidate } from '#features/candidates/server/candidates.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { streamVerifications } from '#features/verifications/server/verifications.service.ts';
import type { Db } from '#server/db/database.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { refusedItem } from '#server/refusal-messages.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { orNull } from '#shared/schema.ts';
import { DUPLICATE_KINDS } from '../review.domain.ts';
import {
  type Duplicate,
  type ReviewDecision,
  type ReviewDetail,
  type ReviewsResult,
  reviewDeskContract,
} from '../review-desk.contract.ts';
import { findHitsByKeys, findHitsByNames, type ProbeHit } from './duplicates.db.ts';
import { toQueuedIntake, toQueuedProfile } from './queue-rows.ts';
import { reviewQueueRow } from './review.ts';
import { type ListedDecision, listDecisions, listRowDecisions } from './review-decisions.db.ts';
import { findIntake } from './talent-intake.db.ts';
import { undoReview } from './undo-review.ts';

const toDuplicates = (hits: readonly ProbeHit[]): Duplicate[] => {
  const byPerson = Map.groupBy(hits, ({ source, id, userId }) => `${source} ${userId ?? id ?? ''}`);
  return [...byPerson.values()]
    .flatMap((personHits) => {
      const [hit] = personHits;
      if (hit === undefined) return [];
      const { source, id, firstName, lastName, email, status, createdAt } = hit;
      const kinds = DUPLICATE_KINDS.filter((kind) => personHits.some((duplicate) => duplicate.kind === kind));
      return [{ kinds, source, id, firstName, lastName, email, status, createdAt }];
    })
    .toSorted((a, b) => b.kinds.length - a.kinds.length || (a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, LIMITS.shownDuplicates);
};

/** Loads the duplicates of each of these queue rows, in the requested order. Rows that do not exist have no duplicates. */
const loadDuplicates = async (db: Db, ids: readonly string[]) => {
  const [byKeys, byNames] = [await findHitsByKeys(db, ids), await findHitsByNames(db, ids)];
  const byRow = Map.groupBy([...byKeys, ...(byNames ?? [])], ({ rowId }) => rowId);
  return {
    items: [...new Set(ids)].map((id) => ({ id, duplicates: toDuplicates(byRow.get(id) ?? []) })),
    isComplete: byNames !== null,
  };
};

const toDecision = ({ decision, person, admin, isUndoable }: ListedDecision, viewer: Viewer): ReviewDecision => ({
  id: decision.id,
  rowId: decision.rowId,
  source: decision.source,
  firstName: person.firstName ?? '',
  lastName: person.lastName ?? '',
  email: person.email,
  outcome: decision.outcome,
  reasons: decision.reasons,
  message: decision.message,
  reviewNotes: decision.reviewNotes,
  by: admin,
  decidedAt: decision.decidedAt,
  undoneAt: decision.undoneAt,
  undoableUntil: isUndoable && decision.decidedBy === viewer.userId ? decision.undoableUntil : null,
});

type Detail = Omit<ReviewDetail, 'decisions' | 'verifications'>;

const loadRow = async ({ db }: Platform, id: string): Promise<Detail> => {
  const intake = await findIntake(db, id);
  if (intake !== null) return { ...toQueuedIntake(intake), profileImageUrl: null };
  const row = await findReviewedCandidate(db, id);
  if (row === null) throw notFound('application');
  const { profileImageUrl, id: userId } = row.user;
  return { ...toQueuedProfile(row), status: row.candidate.approvalStatus, userId, profileImageUrl };
};

const loadVerifications = async ({ db }: Platform, userId: string | null) => {
  const verifications: ReviewDetail['verifications'] = [];
  if (userId === null) return verifications;
  for await (const verification of streamVerifications(db, userId)) {
    verifications.push(verification);
    if (verifications.length === LIMITS.shownVerifications) break;
  }
  return verifications;
};

/** Runs an action for each id in sequence. A refused action does not stop the others. */
const forEachId = async (
  ids: readonly string[],
  act: (id: string) => Promise<ReviewsResult['done'][number]>,
): Promise<ReviewsResult> => {
  const result: ReviewsResult = { done: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      result.done.push(await act(id));
    } catch (error) {
      if (!(error instanceof AppError) || error.kind === 'unavailable') throw error;
      result.refused.push(refusedItem(id, error.refusal));
    }
  }
  return result;
};

const createHandlers = (platform: Platform, matches: MatchIndex): Handlers<typeof reviewDeskContract> => ({
  listDuplicates: ({ query }) => loadDuplicates(platform.db, query.ids.toLowerCase().split(',')),
  getQueuedReview: async ({ params, viewer }) => {
    const row = await loadRow(platform, params.candidateId);
    const decisions = await listRowDecisions(platform.db, row.id);
    return {
      ...row,
      verifications: await loadVerifications(platform, row.userId),
      decisions: decisions.map((decision) => toDecision(decision, viewer)),
    };
  },
  reviewCandidates: ({ body, viewer, request }) => {
    const { messages } = body;
    const review = {
      outcome: body.approvalStatus,
      reviewNotes: orNull(body.reviewNotes),
      reasons: body.reasons ?? [],
      messageIn: (language: Language) => orNull(messages?.[language]),
      isHeld: true,
      reviewer: viewer,
      clientAddress: request.ip,
    };
    return forEachId(body.ids, async (id) => {
      const { decisionId, undoableUntil } = await reviewQueueRow(platform, matches, id, review);
      return { id, decisionId, ...(undoableUntil === null ? { isFinal: true as const } : {}) };
    });
  },
  listDecisions: async ({ page, viewer }) => {
    const rows = await listDecisions(page.db, page.limit + 1, page.after);
    const decisions = rows.map((row) => toDecision(row, viewer));
    return toPage(decisions, page.limit, (row): [string, string] => [row.decidedAt, row.id]);
  },
  undoReviews: ({ body, viewer, request }) =>
    forEachId(body.ids, async (id) => {
      const { decision } = await undoReview(platform, { id, viewer, clientAddress: request.ip });
      return { id: decision.rowId, decisionId: id };
    }),
  undoReview: async ({ params, viewer, request }) =>
    toDecision(await undoReview(platform, { id: params.id, viewer, clientAddress: request.ip }), viewer),
});

export const mountReviewDesk = (app: FastifyInstance, platform: Platform, matches: MatchIndex): void =>
  mountContract(app, reviewDeskContract, createHandlers(platform, matches));
