/**
 * The state of a job, an application or a review as a badge: one tone and one mark per status everywhere, so that a
 * status is recognised across screens. The words come from the caller's catalog.
 */

import type { ApplicationStatus, ApprovalStatus, JobStatus } from '#shared/vocabulary.ts';
import { Badge, type Tone } from './badge.tsx';
import { classNames } from './class-names.ts';

export type AnyStatus = ApplicationStatus | ApprovalStatus | JobStatus;

const STATUS_TONE: Record<AnyStatus, Tone> = {
  pending: 'caution',
  applied: 'info',
  interviewing: 'accent',
  offered: 'accent',
  hired: 'positive',
  declined: 'neutral',
  withdrawn: 'neutral',
  approved: 'positive',
  rejected: 'danger',
  open: 'positive',
  paused: 'caution',
  closed: 'neutral',
};

/** The tone every screen gives this status. */
export const statusTone = (status: AnyStatus): Tone => STATUS_TONE[status];

const FILLED: ReadonlySet<AnyStatus> = new Set(['offered', 'hired', 'approved', 'open']);

/** A badge with a dot: hollow while something is still awaited, filled where it is reached. */
export const StatusBadge = ({ status, children }: { status: AnyStatus; children: string }) => (
  <Badge
    tone={statusTone(status)}
    icon={
      <span
        aria-hidden="true"
        className={classNames('size-1.5 rounded-full border border-current', FILLED.has(status) && 'bg-current')}
      />
    }
  >
    {children}
  </Badge>
);
