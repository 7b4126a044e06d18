/**
 * The company's invitation to a candidate on the page of its job, with its note and the answer buttons.
 */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { toDisplayName } from '#client/names.ts';
import { Card } from '#client/ui/card.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { isUuid } from '#shared/uuids.ts';
import type { Invitation } from '../../invitations.contract.ts';
import { InvitationAnswer } from '../components/invitation-answer.tsx';
import { INVITATION_HEADING } from '../focus-invitations.ts';
import { invitationQuery, invitationsList } from '../invitations.api.ts';
import { InvitationBadge } from './invitation-badge.tsx';

const Note = ({ invitation }: { invitation: Invitation }) => {
  // The list contains only the beginning of a long note.
  const fullInvitation = useQuery(invitationQuery(invitation.id)).data ?? invitation;
  if (fullInvitation.note === null) return null;
  return (
    <blockquote className="whitespace-pre-line break-words rounded-control bg-sunken px-4 py-3 text-ink-soft text-sm">
      {fullInvitation.note}
    </blockquote>
  );
};

interface InvitationCardProps {
  invitation: Invitation;
  /** Whether the screen shows the job, including that it is closed. */
  isJobShown: boolean;
}

const InvitationCard = ({ invitation, isJobShown }: InvitationCardProps) => {
  const t = useTranslations('invitations.mine');
  const isUnanswered = invitation.status === 'invited';
  return (
    <Card as="section" aria-labelledby={INVITATION_HEADING} className="space-y-4 border-accent-line">
      <h2
        id={INVITATION_HEADING}
        tabIndex={-1}
        className="headline flex flex-wrap items-center gap-2.5 text-ink text-xl"
      >
        {t('invitedBy', { company: toDisplayName(invitation.job.company.companyName) })}
        {!isUnanswered && <InvitationBadge status={invitation.status} />}
      </h2>
      <Note invitation={invitation} />
      {(isUnanswered || !isJobShown) && <InvitationAnswer invitation={invitation} />}
      {isUnanswered && invitation.job.status === 'open' && <p className="text-muted text-sm">{t('letterBelow')}</p>}
    </Card>
  );
};

/** The card above the application panel. */
export const JobInvitation = ({ jobId }: { jobId: string }) => {
  const [invitation] = flattenPages(useInfiniteQuery(invitationsList({ jobId })).data);
  return invitation === undefined ? null : <InvitationCard invitation={invitation} isJobShown />;
};

interface InvitationToMissingJobProps {
  jobId: string;
  /** Shown if the person has no invitation to the job. */
  children: ReactNode;
}

/** The invitation in place of a job that the person no longer sees, because it closed after they were invited. */
export const InvitationToMissingJob = ({ jobId, children }: InvitationToMissingJobProps) => {
  const list = useInfiniteQuery({ ...invitationsList({ jobId }), enabled: isUuid(jobId) });
  const [invitation] = flattenPages(list.data);
  if (list.isLoading) return null;
  if (invitation === undefined) return children;
  return (
    <div className="max-w-2xl space-y-8">
      <PageHeader title={invitation.job.title} text={toDisplayName(invitation.job.company.companyName)} />
      <InvitationCard invitation={invitation} isJobShown={false} />
    </div>
  );
};
