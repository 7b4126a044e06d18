/** API calls for an emailed check-in link. The token in the link is the only credential. Loading the question changes nothing. */
import type { Queryable } from '#server/db/database.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken } from '#server/secrets.ts';
import { notFound } from '#shared/errors.ts';
import { fullName } from '#shared/full-name.ts';
import type { CheckInPage, hiresContract } from '../hires.contract.ts';
import { findCheckInByToken, saveCheckInAnswer } from './check-ins.db.ts';
import { findHire, lockHireForUpdate } from './hires.db.ts';
import { notifyAdmins, publishHire } from './hiring-notifications.ts';

type CheckInHandlers = Pick<Handlers<typeof hiresContract>, 'getCheckIn' | 'answerCheckIn'>;

const requireCheckIn = async (db: Queryable, token: string) => {
  const row = await findCheckInByToken(db, hashSecretToken(token));
  const hire = row && (await findHire(db, row.checkIn.hireId));
  if (!row || !hire) throw notFound('check-in');
  const { checkIn, side } = row;
  const personName = fullName(hire.person);
  const names = { company: hire.company.companyName, candidate: personName };
  const page: CheckInPage = {
    day: checkIn.day,
    side,
    jobTitle: hire.job.title,
    otherName: side === 'company' ? names.candidate : names.company,
    answer: side === 'company' ? checkIn.companyAnswer : checkIn.candidateAnswer,
  };
  return { checkIn, side, hire, page, ownName: names[side] };
};

export const createCheckInHandlers = ({ db }: Platform): CheckInHandlers => ({
  getCheckIn: async ({ query }) => (await requireCheckIn(db, query.token)).page,

  answerCheckIn: ({ body }) =>
    db.transaction(async (tx) => {
      const { checkIn } = await requireCheckIn(tx, body.token);
      await lockHireForUpdate(tx, checkIn.hireId);
      // Loaded again under the lock, so that two simultaneous identical answers notify admins only once.
      const { side, hire, page, ownName } = await requireCheckIn(tx, body.token);
      await saveCheckInAnswer(tx, checkIn, side, body.answer);
      if (body.answer === 'problem' && page.answer !== 'problem') {
        await notifyAdmins(tx, hire, 'check_in_problem', { userId: hire[side].userId, name: ownName }, null);
      }
      await publishHire(tx, hire);
      return { ...page, answer: body.answer };
    }),
});
