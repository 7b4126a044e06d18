/** Browsing with compact rows and a preview of one candidate next to them. */

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SplitView } from '#client/layout/split-view.tsx';
import { personName } from '#client/names.ts';
import type { PagedList } from '#client/ui/load-more.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { ListedCandidate } from '../../candidates.contract.ts';
import { CandidatePane } from './candidate-pane.tsx';
import { CandidateRow } from './candidate-row.tsx';

interface CandidateDeskProps {
  candidates: readonly ListedCandidate[];
  list: PagedList;
  /** The job chosen for scores. Candidates' pages open with it. */
  jobId: string | undefined;
  fitsJob: (candidate: ListedCandidate) => string | undefined;
  renderAction: (candidate: ListedCandidate) => ReactNode;
  renderChoice: (candidate: ListedCandidate) => ReactNode;
}

export const CandidateDesk = (props: CandidateDeskProps) => {
  const { candidates, list, jobId, fitsJob, renderAction, renderChoice } = props;
  const t = useTranslations('candidates.browse.views');
  const pathOf = ({ id }: ListedCandidate): string =>
    `${fillPath(APP_PATHS.candidate, { id })}${jobId ? `?jobId=${jobId}` : ''}`;
  return (
    <SplitView
      items={candidates}
      list={list}
      Row={CandidateRow}
      pathOf={pathOf}
      previewLabel={({ user }) => t('preview', { name: personName(user) })}
      renderPreview={(candidate) => (
        <CandidatePane
          key={candidate.id}
          candidate={candidate}
          to={pathOf(candidate)}
          fitsJob={fitsJob(candidate)}
          action={renderAction(candidate)}
          choice={renderChoice(candidate)}
        />
      )}
    />
  );
};
