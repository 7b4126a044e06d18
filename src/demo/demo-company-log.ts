/** Each demo company's log: jobs posted, application statuses changed and offers sent, all by the company's owner. */
import type { CompanyLogAction } from '#features/teams/company-log.contract.ts';
import { newId } from '#server/ids.ts';
import type { CompanyPart, World } from './demo-world.ts';

interface Entry {
  action: CompanyLogAction;
  targetId: string;
  detail?: string;
  at: string;
}

/** Adds the entries. Must be called after jobs, status changes and offers are added. */
export const addCompanyLogs = ({ rows, jobs, applications }: World): void => {
  const log = ({ user }: CompanyPart, targetName: string, { at, ...entry }: Entry): void => {
    rows.companyLog.push({ id: newId(), accountId: user.id, actorId: user.id, targetName, ...entry, createdAt: at });
  };
  for (const { company, row } of jobs) {
    log(company, row.title, { action: 'job.posted', targetId: row.id, at: row.createdAt });
  }
  const offers = Map.groupBy(rows.offers, ({ applicationId }) => applicationId);
  for (const { job, row, moves } of applications) {
    for (const { to, at } of moves.filter(({ byCompany }) => byCompany)) {
      const action = to === 'declined' ? 'application.declined' : 'application.moved';
      log(job.company, job.row.title, { action, targetId: row.id, detail: to, at });
    }
    for (const { id, createdAt: at } of offers.get(row.id) ?? []) {
      if (id && at) log(job.company, job.row.title, { action: 'offer.sent', targetId: id, at });
    }
  }
};
