/** Marks people in a company's list of applications who were hired by it for any of its jobs. */
import type { Queryable } from '#server/db/database.ts';
import type { Application } from '../applications.contract.ts';
import type { PipelinePorts } from './pipeline.ports.ts';

/** The applications of one company's list, with the mark. */
export const withHiredMarks = async (
  db: Queryable,
  ports: PipelinePorts,
  applications: readonly Application[],
): Promise<Application[]> => {
  const [first] = applications;
  if (first === undefined) return [];
  const candidateIds = applications.map(({ candidateId }) => candidateId);
  const hired = await ports.hiredAmong(db, first.job.company.id, candidateIds);
  return applications.map((one) => (hired.has(one.candidateId) ? { ...one, isHired: true } : one));
};
