/** `/company/team`: the company's members, and for owners also invitations and the log. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { hasCapability } from '#shared/access.ts';
import { CompanyLog } from './components/company-log.tsx';
import { MemberInvitations } from './components/member-invitations.tsx';
import { MemberList } from './components/member-list.tsx';
import { membersQuery } from './team.api.ts';
import { teamEn } from './team.en.ts';

const Members = ({ ownId, canManage }: { ownId: string; canManage: boolean }) => {
  const t = useTranslations('team');
  const members = useQuery(membersQuery);
  if (members.isPending) return <SkeletonList shape="row" count={2} />;
  if (members.isLoadingError) return <ErrorState title={t('failed')} query={members} />;
  return <MemberList members={members.data ?? []} ownId={ownId} canManage={canManage} />;
};

const Team = () => {
  const t = useTranslations('team');
  const { id, membership } = useSuspenseQuery(currentUserQuery).data;
  const canManage = membership !== null && hasCapability('manage', membership.role);
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader title={t('title')} text={t('text')} />
      <Members ownId={id} canManage={canManage} />
      {canManage && <MemberInvitations />}
      {canManage && <CompanyLog />}
    </div>
  );
};

export const TeamPage = withEnglish({ team: teamEn }, Team);
