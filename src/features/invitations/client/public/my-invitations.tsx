/** The open invitations of a candidate, newest first. Renders nothing if there are none. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { toDisplayName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Card } from '#client/ui/card.tsx';
import { Link } from '#client/ui/link.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Invitation } from '../../invitations.contract.ts';
import { InvitationAnswer } from '../components/invitation-answer.tsx';
import { INVITATIONS_HEADING } from '../focus-invitations.ts';
import { invitationsList } from '../invitations.api.ts';

const Row = ({ invitation }: { invitation: Invitation }) => {
  const { job, note, compatibility, candidateId } = invitation;
  const companyName = toDisplayName(job.company.companyName);
  return (
    <div className="space-y-3">
      <div className="flex items-start gap-3">
        <Avatar id={job.company.id} name={companyName} photoUrl={job.company.logoUrl} shape="square" />
        <div className="min-w-0 flex-1">
          <Link
            to={fillPath(APP_PATHS.job, { id: job.id })}
            className="break-words rounded-sm font-semibold text-ink hover:text-accent-ink hover:underline"
          >
            {job.title}
          </Link>
          <p className="break-words text-muted text-sm">{companyName}</p>
        </div>
        {compatibility && <ScoreDial compatibility={compatibility} candidateId={candidateId} audience="candidate" />}
      </div>
      {note && <p className="line-clamp-3 whitespace-pre-line break-words text-ink-soft text-sm">{note}</p>}
      <InvitationAnswer invitation={invitation} />
    </div>
  );
};

const OPEN_INVITATIONS = invitationsList({ status: 'invited' });

/** Returns true until the invitations have loaded or failed. */
export const useAreInvitationsPending = (): boolean => useInfiniteQuery(OPEN_INVITATIONS).isPending;

export const MyInvitations = () => {
  const t = useTranslations('invitations.mine');
  const list = useInfiniteQuery(OPEN_INVITATIONS);
  const invitations = flattenPages(list.data);
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby={INVITATIONS_HEADING} className="space-y-4">
      <SectionHeading id={INVITATIONS_HEADING} text={t('text')}>
        {t('heading')}
      </SectionHeading>
      <Card pad="none" className="border-accent-line">
        <ul className="divide-y divide-line">
          {invitations.map((invitation) => (
            <li key={invitation.id} className="px-4 py-4 sm:px-5">
              <Row invitation={invitation} />
            </li>
          ))}
        </ul>
      </Card>
      <LoadMore list={list} />
    </section>
  );
};
