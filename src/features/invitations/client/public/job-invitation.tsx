/**
 * On a job's page, shows the company's invitation to the candidate with its note and the answer buttons. Renders nothing if there is no invitation.
 */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { toDisplayName } from '#client/names.ts';
import { Card } from '#client/ui/card.tsx';
import type { Invitation } from '../../invitations.contract.ts';
import { InvitationAnswer } from '../components/invitation-answer.tsx';
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

/** The card above the application panel. */
export const JobInvitation = ({ jobId }: { jobId: string }) => {
  const t = useTranslations('invitations.mine');
  const [invitation] = flattenPages(useInfiniteQuery(invitationsList({ jobId })).data);
  if (invitation === undefined) return null;
  return (
    <Card as="section" aria-labelledby="invitation" className="space-y-4 border-accent-line">
      <h2 id="invitation" className="headline flex flex-wrap items-center gap-2.5 text-ink text-xl">
        {t('invitedBy', { company: toDisplayName(invitation.job.company.companyName) })}
        {invitation.status !== 'invited' && <InvitationBadge status={invitation.status} />}
      </h2>
      <Note invitation={invitation} />
      {invitation.status === 'invited' && invitation.job.status === 'open' && (
        <>
          <InvitationAnswer invitation={invitation} />
          <p className="text-muted text-sm">{t('letterBelow')}</p>
        </>
      )}
    </Card>
  );
};
