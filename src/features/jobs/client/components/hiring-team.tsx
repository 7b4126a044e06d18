/** On a company's job page: the members who work on the job. Shown only to users who may change the team. Each change is saved immediately. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SwitchField } from '#client/ui/switch-field.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { membersQuery } from '#features/teams/client/team.api.ts';
import type { Member } from '#features/teams/teams.contract.ts';
import { hasCapability } from '#shared/access.ts';
import type { HiringTeam as Team } from '../../hiring-team.contract.ts';
import { hiringTeamQuery, usePutHiringTeam } from '../hiring-team.api.ts';

type TeamMember = Team['members'][number];

interface MemberRowProps {
  member: TeamMember;
  disabled: boolean;
  onNotify: (notify: boolean) => void;
  onRemove: () => void;
}

const MemberRow = ({ member, disabled, onNotify, onRemove }: MemberRowProps) => {
  const t = useTranslations('jobs.company.team');
  const name = personName(member);
  // Owners and recruiters are notified of every job.
  const isAlwaysNotified = hasCapability('recruit', member.role);
  return (
    <li className="space-y-2 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <div className="flex items-center gap-3">
        <Avatar id={member.userId} name={name} photoUrl={null} size="sm" />
        <span className="min-w-0 flex-1 break-words font-medium text-ink">{name}</span>
        <Button
          size="sm"
          square
          variant="quiet"
          aria-label={t('remove', { name })}
          icon={<X className="size-4" />}
          disabled={disabled}
          onClick={onRemove}
        />
      </div>
      {isAlwaysNotified ? (
        <p className="text-muted text-sm">{t('always')}</p>
      ) : (
        <SwitchField
          label={
            <>
              <span className="font-normal text-sm">{t('notify')}</span>
              <span className="sr-only">{name}</span>
            </>
          }
          checked={member.notify}
          disabled={disabled}
          onChange={onNotify}
        />
      )}
    </li>
  );
};

/** Returns the members who can be added to the team. Suspended members stay on a team, but cannot be added to one. */
export const listAddableMembers = (members: readonly Member[], team: readonly TeamMember[]): Member[] =>
  members.filter(({ userId, isSuspended }) => !isSuspended && team.every((member) => member.userId !== userId));

type SentMember = Pick<TeamMember, 'userId' | 'notify'>;

const toSent = (members: readonly SentMember[]): SentMember[] =>
  members.map(({ userId, notify }) => ({ userId, notify }));

const Editor = ({ jobId, team }: { jobId: string; team: readonly TeamMember[] }) => {
  const t = useTranslations('jobs.company.team');
  const members = useQuery(membersQuery).data ?? [];
  const putTeam = usePutHiringTeam();
  const save = (changed: readonly SentMember[]): void =>
    putTeam.mutate({ params: { id: jobId }, body: { members: toSent(changed), before: toSent(team) } });
  const addable = listAddableMembers(members, team);
  return (
    <Card className="space-y-4">
      {team.length === 0 ? (
        <p className="text-muted text-sm">{t('none')}</p>
      ) : (
        <ul aria-label={t('heading')} className="space-y-3">
          {team.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              disabled={putTeam.isPending}
              onNotify={(notify) =>
                save(team.map((teamMember) => (teamMember === member ? { ...teamMember, notify } : teamMember)))
              }
              onRemove={() => save(team.filter((teamMember) => teamMember !== member))}
            />
          ))}
        </ul>
      )}
      {addable.length > 0 && (
        <SelectField
          label={t('add')}
          options={[
            { value: '', label: t('choose') },
            ...addable.map((member) => ({ value: member.userId, label: personName(member) })),
          ]}
          value=""
          disabled={putTeam.isPending}
          onChange={(userId) => {
            if (userId !== '') save([...team, { userId, notify: true }]);
          }}
        />
      )}
    </Card>
  );
};

const Section = ({ jobId }: { jobId: string }) => {
  const t = useTranslations('jobs.company.team');
  const team = useQuery(hiringTeamQuery(jobId)).data;
  return (
    <section aria-labelledby="hiring-team" className="space-y-4">
      <SectionHeading id="hiring-team" text={t('text')}>
        {t('heading')}
      </SectionHeading>
      {team && <Editor jobId={jobId} team={team.members} />}
    </section>
  );
};

export const HiringTeam = ({ jobId }: { jobId: string }) => {
  const { membership } = useSuspenseQuery(currentUserQuery).data;
  const canEdit = membership !== null && hasCapability('recruit', membership.role);
  return canEdit ? <Section jobId={jobId} /> : null;
};
