/** A field for choosing which members of the company conduct an interview. Callers omit it if no one else may conduct interviews. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { refusalText } from '#client/error-texts.ts';
import { personName } from '#client/names.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { membersQuery } from '#features/teams/client/team.api.ts';
import type { Member } from '#features/teams/teams.contract.ts';
import { hasCapability } from '#shared/access.ts';
import { type Refusal, refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { mayConductInterviews } from '../../interviews.policy.ts';

/**
 * Returns the user's id and the members who may conduct interviews. The list is empty for candidates, for members who may not choose, and while
 * loading.
 */
export const useInterviewerChoice = (): { ownId: string; members: readonly Member[] } => {
  const { id, membership } = useSuspenseQuery(currentUserQuery).data;
  const mayChoose = membership !== null && hasCapability('recruit', membership.role);
  const members = useQuery({ ...membersQuery, enabled: mayChoose }).data ?? [];
  return { ownId: id, members: members.filter(({ role, isSuspended }) => mayConductInterviews(role) && !isSuspended) };
};

/** Returns why this number of interviewers is not allowed, or null. */
export const findChoiceRefusal = (chosen: readonly string[]): Refusal | null => {
  if (chosen.length === 0) return 'interviewer-required';
  const count = LIMITS.interviewersPerInterview;
  return chosen.length > count ? refusal('too-many-interviewers', { count }) : null;
};

interface InterviewersFieldProps {
  members: readonly Member[];
  ownId: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export const InterviewersField = ({ members, ownId, chosen, onChange }: InterviewersFieldProps) => {
  const t = useTranslations('interviews.interviewers');
  const noteId = useId();
  const problem = findChoiceRefusal(chosen);
  const toggle = (userId: string) => (isChosen: boolean) =>
    onChange(isChosen ? [...chosen, userId] : chosen.filter((chosenId) => chosenId !== userId));
  return (
    <fieldset className="space-y-2" aria-describedby={noteId}>
      <legend className="font-medium text-ink text-sm">{t('choose')}</legend>
      <p id={noteId} className="text-muted text-sm">
        {t('help', { count: LIMITS.interviewersPerInterview })}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {members.map((member) => (
          <CheckboxField
            key={member.userId}
            label={member.userId === ownId ? t('you', { name: personName(member) }) : personName(member)}
            checked={chosen.includes(member.userId)}
            onChange={toggle(member.userId)}
          />
        ))}
      </div>
      {problem !== null && (
        <p role="alert" className="text-danger-ink text-sm">
          {refusalText(problem)}
        </p>
      )}
    </fieldset>
  );
};
