/**
 * A badge for the status of a job, an application or a candidate's approval. A status has the same tone and dot on all screens. The text comes
 * from the caller's catalog.
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

export const statusTone = (status: AnyStatus): Tone => STATUS_TONE[status];

/** Statuses with a filled dot. The dot of other statuses is hollow. */
const FILLED: ReadonlySet<AnyStatus> = new Set(['offered', 'hired', 'approved', 'open']);

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
