/** The applications in an account export, newest first. */
import type { Answer } from '#features/screening/screening.contract.ts';
import type { Queryable } from '#server/db/database.ts';
import { BATCH_SIZE, inBatches } from '#server/db/in-batches.ts';
import type { Side } from '#shared/sides.ts';
import type { HistoryEntry } from '../applications.contract.ts';
import { listAnswers } from './application-answers.db.ts';
import { findOwnReviews } from './application-reviews.db.ts';
import { toHistory } from './application-views.ts';
import {
  type ApplicationRow,
  listCandidateApplications,
  listCompanyApplications,
  listHistories,
} from './applications.db.ts';

interface ApplicationWithMoves {
  row: ApplicationRow;
  history: HistoryEntry[];
  answers: readonly Answer[];
}

type ListPage = (db: Queryable, page: { limit: number; after: [string, string] | null }) => Promise<ApplicationRow[]>;

const streamWithMoves = (db: Queryable, reader: Side, list: ListPage): AsyncGenerator<ApplicationWithMoves> =>
  inBatches(async (last: ApplicationWithMoves | null) => {
    const after = last && ([last.row.application.createdAt, last.row.application.id] satisfies [string, string]);
    const rows = await list(db, { limit: BATCH_SIZE, after });
    const ids = rows.map(({ application }) => application.id);
    const moves = ids.length === 0 ? [] : await listHistories(db, ids);
    const answers = await listAnswers(db, ids);
    const byId = Map.groupBy(moves, (move) => move.applicationId);
    return rows.map((row) => ({
      row,
      history: toHistory(row, byId.get(row.application.id) ?? [], reader),
      answers: answers.get(row.application.id) ?? [],
    }));
  });

const toExportRow = ({ row: { application, job }, history, answers }: ApplicationWithMoves) => ({
  id: application.id,
  jobId: job.id,
  jobTitle: job.title,
  status: application.status,
  coverLetter: application.coverLetter,
  via: application.via,
  answers: [...answers],
  meetsMustHave: application.meetsMustHave,
  createdAt: application.createdAt,
  viewedAt: application.viewedAt,
  nudgedAt: application.nudgedAt,
  history,
});

/** Reads all applications of a candidate with their moves. */
export async function* streamApplications(db: Queryable, candidateId: string) {
  const exported = streamWithMoves(db, 'candidate', (tx, page) => listCandidateApplications(tx, candidateId, page));
  for await (const application of exported)
    yield { ...toExportRow(application), companyName: application.row.company.companyName };
}

/** Reads all applications to a company's jobs with their moves, and the person's own ratings and notes. Excludes other members' ratings and notes. */
export async function* streamReceivedApplications(db: Queryable, companyId: string, userId: string) {
  const filter = { companyId, jobId: null, status: null, words: [] };
  const exported = streamWithMoves(db, 'company', (tx, page) =>
    listCompanyApplications(tx, filter, { ...page, time: 'createdAt' }),
  );
  for await (const application of exported) {
    const { id } = application.row.application;
    const ownReview = (await findOwnReviews(db, userId, [id])).get(id);
    yield {
      ...toExportRow(application),
      candidate: application.row.person,
      rating: ownReview?.rating ?? null,
      notes: ownReview?.notes ?? null,
    };
  }
}
