/** Up to four candidates side by side, scored against one job. The URL contains the candidates and the job. */
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { IfMay, useMay } from '#client/may.tsx';
import { useFilters } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoCandidatesPicture } from '#client/ui/illustrations/no-candidates.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { myCompanyQuery } from '#features/companies/client/companies.api.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { MAX_COMPARED } from '../compare-query.contract.ts';
import { candidatePageEn } from './candidate-page.en.ts';
import { compareQuery } from './candidates.api.ts';
import { parseIds } from './compare-choice.ts';
import { comparisonEn } from './comparison.en.ts';
import { CompareTable } from './components/compare-table.tsx';
import type { WithJobs } from './job-choice.ts';
import { usePersonKeys } from './public/person-keys.ts';
import { useShownPeople } from './public/person-slots.tsx';

const NoCandidates = () => {
  const t = useTranslations('comparison');
  const mayShortlist = useMay('recruit');
  return (
    <EmptyState
      title={t('none')}
      text={t(mayShortlist ? 'noneText' : 'noneTextForViewer', { most: MAX_COMPARED })}
      picture={<NoCandidatesPicture />}
      action={
        <LinkButton to={APP_PATHS.browseCandidates} variant="primary">
          {t('browse')}
        </LinkButton>
      }
    />
  );
};

interface ComparisonProps extends WithJobs {
  ids: readonly string[];
  jobId: string | undefined;
  onChange: (changes: { ids?: string; jobId?: string }) => void;
}

const Comparison = ({ ids, jobId, jobs, onChange }: ComparisonProps) => {
  const t = useTranslations('candidates');
  const comparisonTexts = useTranslations('comparison');
  const companyId = useSuspenseQuery(myCompanyQuery).data?.id ?? '';
  const compared = useQuery({ ...compareQuery(ids, jobId), placeholderData: keepPreviousData });
  usePersonKeys();
  useShownPeople([ids], false, compared.data?.[0]?.compatibility?.jobId ?? undefined);
  if (compared.isError) {
    return <ErrorState title={comparisonTexts('failed')} query={compared} />;
  }
  if (compared.isPending) return <SkeletonList shape="card" count={ids.length} className="grid gap-4 md:grid-cols-2" />;
  // Hides a candidate who was just removed, until the new result is loaded.
  const candidates = compared.data.filter(({ id }) => ids.includes(id));
  if (candidates.length === 0) return <NoCandidates />;
  const scoredJobId = candidates[0]?.compatibility?.jobId ?? '';
  const missing = compared.isPlaceholderData ? 0 : ids.length - candidates.length;
  return (
    <div className="space-y-5">
      {jobs.length > 0 ? (
        <SelectField
          label={t('filters.job')}
          value={scoredJobId}
          onChange={(next) => onChange({ jobId: next })}
          options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
          className="max-w-sm"
        />
      ) : (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {comparisonTexts('noJob')}
          <IfMay may="recruit">
            <TextLink to={APP_PATHS.postJob}>{t('browse.postJob')}</TextLink>
          </IfMay>
        </p>
      )}
      {missing > 0 && <p className="text-muted text-sm">{comparisonTexts('missing', { count: missing })}</p>}
      <div aria-busy={compared.isPlaceholderData} className={compared.isPlaceholderData ? 'opacity-60' : undefined}>
        <CompareTable
          candidates={candidates}
          companyId={companyId}
          jobId={scoredJobId || undefined}
          onRemove={(removedId) => onChange({ ids: ids.filter((id) => id !== removedId).join(',') })}
        />
      </div>
    </div>
  );
};

const Page = ({ jobs }: WithJobs) => {
  const page = useTranslations('candidatePage');
  const comparisonTexts = useTranslations('comparison');
  const [url, change] = useFilters(['ids', 'jobId']);
  const ids = parseIds(url.ids);
  return (
    <div className="space-y-6">
      <PageHeader
        before={<BackLink to={APP_PATHS.browseCandidates}>{page('back')}</BackLink>}
        title={comparisonTexts('title')}
        text={comparisonTexts('text')}
      />
      {ids.length === 0 ? (
        <NoCandidates />
      ) : (
        <Comparison ids={ids} jobId={jobs.find(({ id }) => id === url.jobId)?.id} jobs={jobs} onChange={change} />
      )}
    </div>
  );
};

/** The screen. Without a job in the URL, the scores are against the open job that fits all candidates best. */
export const ComparePage = withEnglish({ candidatePage: candidatePageEn, comparison: comparisonEn }, Page);
