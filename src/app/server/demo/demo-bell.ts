/** The bells of the demo market: what is told of applications and their moves, and which of it nobody has read yet. */
import { type ApplicationPart, tell, type World } from './demo-world.ts';

/** So many of somebody's newest are unread; of everybody else's one. */
const UNREAD = { company: 4, candidate: 3, admin: 3, others: 1 };
const READ_AFTER = 40 * 60_000;

const tellMoves = (world: World, { job, candidate, row, moves }: ApplicationPart): void => {
  const about = { applicationId: row.id, jobTitle: job.row.title };
  for (const { to, at, byCompany } of moves) {
    if (to === 'pending') {
      tell(world, job.company.user.id, 'application_received', { data: { ...about, name: candidate.name }, at });
    } else if (byCompany) {
      const data = { ...about, name: job.company.company.companyName, status: to };
      tell(world, candidate.user.id, 'application_moved', { data, at });
    } else {
      tell(world, job.company.user.id, 'application_moved', {
        data: { ...about, name: candidate.name, status: to },
        at,
      });
    }
  }
};

/** Rings for every application and move, and leaves the newest unread: messages where their thread is, the rest by their number. */
export const ringBells = (world: World): void => {
  const { rows, applications, companies, candidates, admin } = world;
  for (const application of applications) tellMoves(world, application);
  const unreadOf = new Map([
    [companies[0]?.user.id, UNREAD.company],
    [candidates[0]?.user.id, UNREAD.candidate],
    [admin.id, UNREAD.admin],
  ]);
  const unreadThreads = new Set(
    rows.messages.flatMap(({ senderId, receiverId, readAt }) => (readAt ? [] : [`${receiverId} ${senderId}`])),
  );
  const told = rows.notifications.toSorted((a, b) => ((a.createdAt ?? '') < (b.createdAt ?? '') ? 1 : -1));
  const seen = new Map<string, number>();
  for (const one of told) {
    const isMessage = one.type === 'message_received';
    const left = seen.get(one.userId) ?? unreadOf.get(one.userId) ?? UNREAD.others;
    const sender = isMessage && one.data && 'userId' in one.data ? one.data.userId : '';
    const isUnread = isMessage ? unreadThreads.has(`${one.userId} ${sender}`) : left > 0;
    if (!isMessage) seen.set(one.userId, left - 1);
    const readAt = Math.min(world.now, Date.parse(one.createdAt ?? '') + READ_AFTER);
    one.readAt = isUnread ? null : new Date(readAt).toISOString();
  }
};
