/** The members of the company who conduct an interview. Candidates see only first names. Not shown to a member who conducts it alone. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { personName, shortName } from '#client/names.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import type { Interview } from '../../interviews.contract.ts';

export const InterviewerNames = ({ interviewers }: Pick<Interview, 'interviewers'>) => {
  const t = useTranslations('interviews.interviewers');
  const format = useFormatter();
  const { id: ownId } = useSuspenseQuery(currentUserQuery).data;
  if (interviewers.every(({ id }) => id === ownId)) return null;
  const names = interviewers.map(({ firstName, lastName }) =>
    lastName === undefined ? shortName({ firstName }) : personName({ firstName, lastName }),
  );
  return (
    <p className="flex items-start gap-2 text-ink-soft text-sm">
      <UsersRound className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0 break-words">{t('names', { names: format.list(names), count: names.length })}</span>
    </p>
  );
};
