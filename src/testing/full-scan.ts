/**
 * A match store that scores every row with the engine's function for each query. It is slow, but simple enough to trust. Tests compare other stores
 * with it.
 */
import { prepareCandidate, prepareJob } from '#engine/matching.domain.ts';
import { decodeCandidate, decodeJob } from '#engine/retrieval/prepared-codec.ts';
import type {
  CandidateEntry,
  JobCountQuery,
  JobEntry,
  MatchStore,
  Side,
  Sides,
} from '#features/matching/server/match-queries.ts';
import { type ScannedCandidate, scanCandidates } from './market/scanned-candidates.ts';
import { type ScannedJob, scanJobs } from './market/scanned-jobs.ts';

const toScannedCandidate = ({ prepared, texts, ...row }: CandidateEntry): ScannedCandidate => ({
  ...row,
  prepared: prepared === null ? prepareCandidate(texts) : decodeCandidate(prepared),
});

const toScannedJob = ({ prepared, texts, ...row }: JobEntry): ScannedJob => ({
  ...row,
  prepared: prepared === null ? prepareJob(texts) : decodeJob(prepared),
});

export class FullScan implements MatchStore {
  private readonly rows = { candidates: new Map<string, ScannedCandidate>(), jobs: new Map<string, ScannedJob>() };

  async put<Of extends Side>(side: Of, entries: readonly Sides[Of]['entry'][]): Promise<void> {
    const { candidates, jobs } = this.rows;
    if (side === 'candidates')
      for (const entry of entries as CandidateEntry[]) candidates.set(entry.id, toScannedCandidate(entry));
    else for (const entry of entries as JobEntry[]) jobs.set(entry.id, toScannedJob(entry));
  }

  async remove(side: Side, ids: readonly string[] | null): Promise<void> {
    const rows = this.rows[side];
    if (ids === null) rows.clear();
    else for (const id of ids) rows.delete(id);
  }

  async find<Of extends Side>(side: Of, query: Sides[Of]['query']): Promise<Sides[Of]['result']> {
    return side === 'candidates'
      ? this.findCandidates(query as Sides['candidates']['query'])
      : this.findJobs(query as Sides['jobs']['query']);
  }

  private findCandidates({ jobs, ...query }: Sides['candidates']['query']): Sides['candidates']['result'] {
    return scanCandidates([...this.rows.candidates.values()], { ...query, jobs: jobs.map(decodeJob) });
  }

  private findJobs({ candidate, ...query }: Sides['jobs']['query']): Sides['jobs']['result'] {
    return scanJobs([...this.rows.jobs.values()], { ...query, candidate: decodeCandidate(candidate) });
  }

  async countJobs(query: JobCountQuery): Promise<number> {
    return this.findJobs({ ...query, after: null }).found.length;
  }

  async end(): Promise<void> {}
}
