/** The company's list as compact rows with a preview of one application next to them. */
import { useTranslations } from 'use-intl';
import { SplitView } from '#client/layout/split-view.tsx';
import { personName } from '#client/names.ts';
import type { PagedList } from '#client/ui/load-more.tsx';
import type { Application } from '../../applications.contract.ts';
import { useApplicationPaths } from '../review/review-path.ts';
import { ApplicantPane } from './applicant-pane.tsx';
import { ApplicantRow } from './applicant-row.tsx';

export const ApplicantDesk = ({ applications, list }: { applications: readonly Application[]; list: PagedList }) => {
  const t = useTranslations('applications.board');
  const pathOf = useApplicationPaths();
  return (
    <SplitView
      items={applications}
      list={list}
      Row={ApplicantRow}
      pathOf={pathOf}
      previewLabel={({ candidate }) => t('previewOf', { name: personName(candidate.user) })}
      renderPreview={(application, { isChosen, goOn }) => (
        <ApplicantPane key={application.id} application={application} isChosen={isChosen} onMoved={goOn} />
      )}
    />
  );
};
