/** Reports of the demo market: two that wait for the admin, one that was settled. */
import type { Builders } from './builders.ts';

const REASONS = {
  company:
    'After the first call they asked me to work for a week without pay "to see if it fits". I said no, and they wrote three more times the same evening:\n\n"Everyone else does it. You are missing a chance here."',
  candidate: 'The portfolio links to the work of somebody else. I know the person who made it.',
  settled: 'Sent me the same message six times in an hour.',
};

interface Sides {
  /** Users of companies. */
  companies: readonly string[];
  /** Users of candidates. */
  candidates: readonly string[];
  adminId: string;
  /** ISO 8601 so many days before now. */
  daysAgo: (days: number) => string;
}

/** Files them; does nothing for sides that are not there. */
export const fileReports = async (build: Builders, { companies, candidates, adminId, daysAgo }: Sides) => {
  const [, company, other] = companies;
  const [, candidate, second] = candidates;
  if (!company || !other || !candidate || !second) return;
  await build.report({
    reporterId: candidate,
    reportedId: company,
    reason: REASONS.company,
    createdAt: daysAgo(1.4),
  });
  await build.report({ reporterId: other, reportedId: second, reason: REASONS.candidate, createdAt: daysAgo(0.3) });
  await build.report({
    reporterId: second,
    reportedId: company,
    reason: REASONS.settled,
    createdAt: daysAgo(9),
    status: 'resolved',
    resolution: 'Called them; a script of theirs had run wild. They apologised.',
    resolvedBy: adminId,
    resolvedAt: daysAgo(8.5),
  });
};
