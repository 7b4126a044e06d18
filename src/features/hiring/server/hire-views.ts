/** Converts hires to what a viewer may see on a given day. The company and the candidate get only their own check-in answers. Admins get both. */
import type { CheckIn, Hire, PayrollRecord } from '../hires.contract.ts';
import { isGuaranteed } from '../hiring.domain.ts';
import { type HireActor, hireMovesFor, mayMoveStart } from '../hiring.policy.ts';
import type { CheckInRow, HireRow } from './hires.db.ts';

const toCheckIn = (row: CheckInRow, actor: HireActor): CheckIn => ({
  day: row.day,
  dueOn: row.dueOn,
  sentAt: row.isMailed ? row.settledAt : null,
  company: actor === 'candidate' ? null : row.companyAnswer,
  candidate: actor === 'company' ? null : row.candidateAnswer,
});

/** Returns a hire as the actor sees it on `today` (`YYYY-MM-DD`). */
export const toHire = (row: HireRow, checkInRows: readonly CheckInRow[], actor: HireActor, today: string): Hire => {
  const { companyId: _company, candidateId: _candidate, updatedAt: _updated, steps, ...hire } = row.hire;
  return {
    ...hire,
    checkIns: checkInRows.map((checkIn) => toCheckIn(checkIn, actor)),
    job: row.job,
    company: { id: row.company.id, companyName: row.company.companyName },
    candidate: { id: row.candidate.id, jobTitle: row.candidate.jobTitle, user: row.person },
    moves: hireMovesFor({ ...hire, isGuaranteed: isGuaranteed(hire.guaranteeEndsOn, today) }, actor),
    mayMoveStart: mayMoveStart(hire.status, actor),
    ...(actor === 'candidate' ? {} : { steps, undecidedCount: row.undecidedCount }),
  };
};

/** Returns the data for payroll platforms. */
export const toPayrollRecord = ({ hire, job, company, person, email, sha256 }: HireRow): PayrollRecord => ({
  hireId: hire.id,
  companyName: company.companyName,
  firstName: person.firstName,
  lastName: person.lastName,
  email,
  jobTitle: job.title,
  employmentType: hire.employmentType,
  startDate: hire.startDate,
  endDate: hire.endDate,
  hourlyRate: hire.hourlyRate,
  currency: 'USD',
  hoursPerWeek: hire.hoursPerWeek,
  offerSha256: sha256,
});
