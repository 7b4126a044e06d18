/** A candidate in a compact list: a row of 64 px with name, title, rate and score. */

import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SplitRowName, type SplitRowProps } from '#client/layout/split-view.tsx';
import { personName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { formatHourly } from '#client/ui/format.ts';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { ListedCandidate } from '../../candidates.contract.ts';
import { useCommitmentText } from '../public/commitment-line.tsx';

export const CandidateRow = memo(({ item: candidate, ...row }: SplitRowProps<ListedCandidate>) => {
  const t = useTranslations('candidates.card');
  const locale = useLocale();
  const { user, compatibility, hourlyRate, jobTitle } = candidate;
  const name = personName(user);
  const commitment = useCommitmentText()(candidate);
  const facts = [jobTitle, hourlyRate === null ? t('rateOpen') : formatHourly(hourlyRate, locale)];
  return (
    <div className="flex min-h-16 items-center gap-3 py-1">
      <Avatar id={user.id} name={name} photoUrl={user.profileImageUrl} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <SplitRowName id={candidate.id} to={fillPath(APP_PATHS.candidate, { id: candidate.id })} {...row}>
            {name}
          </SplitRowName>
          {candidate.isHired && <Badge tone="positive">{t('hired')}</Badge>}
        </p>
        <p className="tabular truncate text-muted text-xs">{facts.join(' · ')}</p>
        {commitment && <p className="tabular truncate text-ink-soft text-xs">{commitment}</p>}
      </div>
      <span className="relative z-10 shrink-0">
        {compatibility ? (
          <ScoreDial compatibility={compatibility} candidateId={candidate.id} audience="company" size="xs" />
        ) : (
          <NoScore row={candidate} />
        )}
      </span>
    </div>
  );
});
CandidateRow.displayName = 'CandidateRow';
