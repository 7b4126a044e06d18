/**
 * A candidate's first screen: their to-do list, best matches, applications and stat cards, and a link to all jobs. Once the numbers are loaded, the
 * current matches are marked as seen.
 */

import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRight, Handshake, MessagesSquare, Send, Sparkles } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { withEnglish } from '#client/texts.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { StatCard, StatGrid } from '#client/ui/stat-card.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { GOOD_SCORE } from '#engine/matching.contract.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { myProfileQuery, useIsUnscored } from '#features/candidates/client/candidates.api.ts';
import { MyInvitations, useAreInvitationsPending } from '#features/invitations/client/public/my-invitations.tsx';
import { CompletenessMeter } from '#features/jobs/client/public/completeness-meter.tsx';
import type { ListedJob } from '#features/jobs/jobs.contract.ts';
import { myApplicationsList } from '#features/pipeline/client/applications.api.ts';
import { MyApplicationRow } from '#features/pipeline/client/public/my-application-row.tsx';
import { SHOWN } from '#shared/limits.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { CandidateNumbers } from '../dashboards.contract.ts';
import { OwnTodo, useIsTodoPending } from './components/own-todo.tsx';
import { RecommendedJob } from './components/recommended-job.tsx';
import { ReviewNotice } from './components/review-notice.tsx';
import { bestMatchesList, numbersQuery, useOpenDashboard } from './dashboards.api.ts';
import { dashboardsEn } from './dashboards.en.ts';

/**
 * Loads the current numbers, then marks the current matches as seen. From then on, the server counts only newer matches.
 * The hook adds the newer ones to the initial count, so that the number does not drop while the page is open.
 */
const useNumbers = () => {
  const numbers = useQuery({ ...numbersQuery, refetchOnMount: 'always' });
  const { mutate } = useOpenDashboard();
  const isReported = useRef(false);
  const [seen, setSeen] = useState({ count: 0, at: Number.POSITIVE_INFINITY });
  const { isFetchedAfterMount, dataUpdatedAt } = numbers;
  const data = numbers.data as CandidateNumbers | undefined;
  useEffect(() => {
    if (!isFetchedAfterMount || data === undefined || isReported.current) return;
    isReported.current = true;
    mutate({}, { onSuccess: () => setSeen({ count: data.newMatches, at: dataUpdatedAt }) });
  }, [isFetchedAfterMount, data, dataUpdatedAt, mutate]);
  const seenBefore = dataUpdatedAt > seen.at ? seen.count : 0;
  return { ...numbers, data: data && { ...data, newMatches: data.newMatches + seenBefore } };
};

const Numbers = () => {
  const t = useTranslations('dashboards.candidate');
  const query = useNumbers();
  const isUnscored = useIsUnscored();
  const numbers = query.data;
  const nullOnError = (number: number | undefined) => (query.isLoadingError ? null : number);
  return (
    <StatGrid>
      <StatCard
        label={t('applied')}
        value={nullOnError(numbers?.applied)}
        to={APP_PATHS.myApplications}
        icon={<Send className="size-4.5" />}
      />
      <StatCard
        label={t('interviewing')}
        value={nullOnError(numbers?.interviewing)}
        to={APP_PATHS.myApplications}
        icon={<MessagesSquare className="size-4.5" />}
      />
      <StatCard
        label={t('hired')}
        value={nullOnError(numbers?.hired)}
        to={APP_PATHS.myApplications}
        icon={<Handshake className="size-4.5" />}
      />
      <StatCard
        label={t('newMatches')}
        value={isUnscored ? null : nullOnError(numbers?.newMatches)}
        note={isUnscored ? t('notCounted') : undefined}
        to={APP_PATHS.browseJobs}
        icon={<Sparkles className="size-4.5" />}
      />
    </StatGrid>
  );
};

const Discover = () => {
  const t = useTranslations('dashboards.candidate');
  const isUnscored = useIsUnscored();
  return (
    <Card as="section" aria-labelledby="discover" className="space-y-3">
      <h2 id="discover" className="font-semibold text-base text-ink">
        {t('discover')}
      </h2>
      <p className="text-ink-soft text-sm">{t(isUnscored ? 'discoverTextUnscored' : 'discoverText')}</p>
      <LinkButton to={APP_PATHS.browseJobs}>
        {t('discoverAction')}
        <ArrowRight className="size-4.5" />
      </LinkButton>
    </Card>
  );
};

/** Shown in place of the jobs while they load, if loading fails, or if there are none. */
const NoJobs = ({ list }: { list: { isPending: boolean; isLoadingError: boolean; refetch: () => unknown } }) => {
  const t = useTranslations('dashboards.candidate');
  if (list.isLoadingError) return <ErrorState title={t('matchesFailed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList shape="card" count={4} className="grid gap-4 sm:grid-cols-2" />;
  return (
    <EmptyState
      title={t('noMatches')}
      text={t('noMatchesText')}
      action={<LinkButton to={APP_PATHS.profile}>{t('editProfile')}</LinkButton>}
    />
  );
};

/** Returns the text under "Recommended for You" if not all of its jobs are good matches. */
const useRecommendedText = (jobs: readonly ListedJob[], isUnscored: boolean): ReactNode => {
  const t = useTranslations('dashboards.candidate');
  const account = (chunks: ReactNode) => <TextLink to={APP_PATHS.account}>{chunks}</TextLink>;
  if (jobs.length === 0) return undefined;
  if (isUnscored) return t.rich('newest', { account });
  const good = jobs.filter(({ compatibilityScore }) => (compatibilityScore ?? 0) >= GOOD_SCORE);
  return good.length < jobs.length ? t('closest', { score: GOOD_SCORE, count: good.length }) : undefined;
};

/** The best matches. For candidates without scores, the newest jobs. */
const Matches = () => {
  const t = useTranslations('dashboards.candidate');
  const list = useInfiniteQuery(bestMatchesList);
  const jobs = flattenPages(list.data).slice(0, SHOWN.recommendedJobs);
  const text = useRecommendedText(jobs, useIsUnscored());
  const allMatchesLink = (
    <TextLink to={APP_PATHS.browseJobs} className="text-sm">
      {t('allMatches')}
    </TextLink>
  );
  return (
    <section aria-labelledby="recommended" className="space-y-4">
      <SectionHeading id="recommended" text={text} action={allMatchesLink}>
        {t('recommended')}
      </SectionHeading>
      {jobs.length === 0 ? (
        <NoJobs list={list} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {jobs.map((job) => (
            <RecommendedJob key={job.id} job={job} />
          ))}
        </ul>
      )}
    </section>
  );
};

const OwnApplications = () => {
  const t = useTranslations('dashboards.candidate');
  const list = useInfiniteQuery(myApplicationsList(SHOWN.ownApplications));
  const applications = flattenPages(list.data).slice(0, SHOWN.ownApplications);
  if (list.isLoadingError) return <ErrorState title={t('applicationsFailed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList shape="row" />;
  if (applications.length === 0) return <EmptyState title={t('noApplications')} text={t('noApplicationsText')} />;
  return (
    <Card pad="none">
      <ul className="divide-y divide-line">
        {applications.map((application) => (
          <li key={application.id} className="relative px-4 py-4 hover:bg-hover">
            <MyApplicationRow application={application} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const CandidateDashboard = () => {
  const t = useTranslations('dashboards.candidate');
  const user = useSuspenseQuery(currentUserQuery).data;
  const profile = useSuspenseQuery(myProfileQuery).data;
  const isTodoPending = useIsTodoPending();
  const areInvitationsPending = useAreInvitationsPending();
  // The first two sections may be empty. All sections stay hidden until both have loaded, so that nothing moves down. They are mounted while hidden.
  // Mounting them later would refetch failed queries, which would make the page pending again in an endless loop.
  const isPending = isTodoPending || areInvitationsPending;
  return (
    <div className="space-y-8">
      <PageHeader
        title={t('welcome', { name: user.firstName })}
        text={t(profile?.isUnscored ? 'textUnscored' : 'text')}
      />
      {profile && <ReviewNotice approvalStatus={profile.approvalStatus} />}
      {isPending && <SkeletonList shape="card" count={4} className="grid gap-4 sm:grid-cols-2" />}
      <div hidden={isPending} className="space-y-8">
        <OwnTodo />
        <MyInvitations />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
          <div className="space-y-8">
            <Matches />
          </div>
          <div className="space-y-8">
            <section aria-labelledby="yours" className="space-y-4">
              <SectionHeading
                id="yours"
                action={
                  <TextLink to={APP_PATHS.myApplications} className="text-sm">
                    {t('viewAll')}
                  </TextLink>
                }
              >
                {t('yours')}
              </SectionHeading>
              <OwnApplications />
            </section>
            <Numbers />
            <Discover />
            <CompletenessMeter
              action={
                <TextLink to={APP_PATHS.profile} className="text-sm">
                  {t('editProfile')}
                </TextLink>
              }
            />
          </div>
        </div>
      </div>
    </div>
  );
};

export const CandidateDashboardPage = withEnglish({ dashboards: dashboardsEn }, CandidateDashboard);
