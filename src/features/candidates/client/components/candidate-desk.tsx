/** Browsing with compact rows and a preview of one candidate next to them. */

import { createContext, memo, type ReactNode, useContext } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SplitRowName, type SplitRowProps, SplitView } from '#client/layout/split-view.tsx';
import { personName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { formatHourly } from '#client/ui/format.ts';
import type { PagedList } from '#client/ui/load-more.tsx';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { ListedCandidate } from '../../candidates.contract.ts';
import { useCommitmentText } from '../public/commitment-line.tsx';
import { personArea } from '../public/person-keys.ts';
import { PersonInvite } from '../public/person-slots.tsx';
import { CandidatePane } from './candidate-pane.tsx';

/** Whether a candidate was added to the list since the last visit. */
const IsNewContext = createContext<(candidate: ListedCandidate) => boolean>(() => false);

/** A candidate in a compact list: a row at least 64 px high with name, title, rate and score. */
const CandidateRow = memo(({ item: candidate, ...row }: SplitRowProps<ListedCandidate>) => {
  const t = useTranslations('candidates.card');
  const locale = useLocale();
  const isNew = useContext(IsNewContext);
  const { user, compatibility, hourlyRate, jobTitle } = candidate;
  const name = personName(user);
  const commitment = useCommitmentText()(candidate);
  const facts = [jobTitle, hourlyRate === null ? t('rateOpen') : formatHourly(hourlyRate, locale)];
  return (
    <div className="flex min-h-16 items-center gap-3 py-1" {...personArea(candidate.id)}>
      <Avatar id={user.id} name={name} photoUrl={user.profileImageUrl} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <SplitRowName id={candidate.id} to={fillPath(APP_PATHS.candidate, { id: candidate.id })} {...row}>
            {name}
          </SplitRowName>
          {candidate.isHired && <Badge tone="positive">{t('hired')}</Badge>}
          {isNew(candidate) && <Badge tone="info">{t('isNew')}</Badge>}
        </p>
        <div className="flex items-center gap-2">
          <p className="tabular min-w-0 flex-1 truncate text-muted text-xs">{facts.join(' · ')}</p>
          <span className="relative z-10 shrink-0">
            <PersonInvite candidate={candidate} look="row" />
          </span>
        </div>
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

interface CandidateDeskProps {
  candidates: readonly ListedCandidate[];
  list: PagedList;
  /** The job chosen for scores. Candidates' pages open with this job. */
  jobId: string | undefined;
  /** Returns the title of the job that the score is for. Undefined if the viewer chose the job. */
  findScoredJobTitle: (candidate: ListedCandidate) => string | undefined;
  isNew: (candidate: ListedCandidate) => boolean;
  renderAction: (candidate: ListedCandidate) => ReactNode;
  renderChoice: (candidate: ListedCandidate) => ReactNode;
}

export const CandidateDesk = (props: CandidateDeskProps) => {
  const { candidates, list, jobId, findScoredJobTitle, isNew, renderAction, renderChoice } = props;
  const t = useTranslations('candidates.browse.views');
  const candidatePath = ({ id }: ListedCandidate): string =>
    `${fillPath(APP_PATHS.candidate, { id })}${jobId ? `?jobId=${jobId}` : ''}`;
  return (
    <IsNewContext value={isNew}>
      <SplitView
        items={candidates}
        list={list}
        Row={CandidateRow}
        itemPath={candidatePath}
        previewLabel={({ user }) => t('preview', { name: personName(user) })}
        renderPreview={(candidate) => (
          <CandidatePane
            key={candidate.id}
            candidate={candidate}
            to={candidatePath(candidate)}
            scoredJobTitle={findScoredJobTitle(candidate)}
            action={renderAction(candidate)}
            choice={renderChoice(candidate)}
          />
        )}
      />
    </IsNewContext>
  );
};
