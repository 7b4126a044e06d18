/** A company's or candidate's interviews and the actions on them: upcoming ones, starting with today's, or past ones with `?show=past`. */

import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { useMay } from '#client/may.tsx';
import { useFilters } from '#client/navigation.ts';
import { ownTimeZone } from '#client/own-time-zone.ts';
import { withEnglish } from '#client/texts.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { formatDate } from '#client/ui/format.ts';
import { NoResultsPicture } from '#client/ui/illustrations/no-results.tsx';
import { LinkTabs } from '#client/ui/link-tabs.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Side } from '#shared/sides.ts';
import { INTERVIEW_LISTS, type Interview, type InterviewList } from '../interviews.contract.ts';
import { InterviewCard, otherSideName } from './components/interview-card.tsx';
import { interviewsList } from './interviews.api.ts';
import { interviewsEn } from './interviews.en.ts';

const ListTabs = ({ shown }: { shown: InterviewList }) => {
  const t = useTranslations('interviews.lists');
  const tabs = INTERVIEW_LISTS.map((list) => ({
    name: list,
    to: list === 'past' ? `${APP_PATHS.interviews}?show=past` : APP_PATHS.interviews,
    label: t(list),
  }));
  return <LinkTabs label={t('label')} tabs={tabs} shown={shown} className="w-full max-w-xs" />;
};

const Cards = ({ interviews, side }: { interviews: readonly Interview[]; side: Side }) => {
  const t = useTranslations('interviews.card');
  const path = side === 'company' ? APP_PATHS.application : APP_PATHS.myApplication;
  return (
    <ul className="space-y-4">
      {interviews.map((interview) => (
        <li key={interview.id}>
          <Card className="space-y-3">
            <h3 className="font-semibold text-base text-ink">
              <TextLink to={fillPath(path, { id: interview.applicationId })}>
                {t('of', { job: interview.job.title, name: otherSideName(interview, side) })}
              </TextLink>
            </h3>
            <InterviewCard interview={interview} side={side} />
          </Card>
        </li>
      ))}
    </ul>
  );
};

/** The groups of upcoming interviews, in order. */
const GROUPS = ['today', 'later', 'proposed'] as const;

/**
 * Returns a function that finds the group of an upcoming interview. An interview that began before midnight and is not over is listed under "Today".
 */
const useInterviewGroup = (): ((interview: Interview) => (typeof GROUPS)[number]) => {
  const locale = useLocale();
  const now = useNow();
  const dayText = (instant: string) => formatDate(instant, now, locale, ownTimeZone());
  const today = dayText(now.toISOString());
  return ({ status, start }) => {
    if (status === 'proposed' || start === null) return 'proposed';
    return new Date(start) <= now || dayText(start) === today ? 'today' : 'later';
  };
};

const Upcoming = ({ interviews, side }: { interviews: readonly Interview[]; side: Side }) => {
  const t = useTranslations('interviews.lists');
  const groups = Map.groupBy(interviews, useInterviewGroup());
  return (
    <div className="space-y-8">
      {GROUPS.map((group) => {
        const groupInterviews = groups.get(group) ?? [];
        if (groupInterviews.length === 0) return null;
        return (
          <section key={group} aria-label={t(group)} className="space-y-3">
            <h2 className="headline text-ink text-lg">{t(group)}</h2>
            <Cards interviews={groupInterviews} side={side} />
          </section>
        );
      })}
    </div>
  );
};

const InterviewResults = ({ side, shown }: { side: Side; shown: InterviewList }) => {
  const t = useTranslations('interviews');
  const mayRecruit = useMay('recruit');
  const list = useInfiniteQuery(interviewsList({ when: shown }));
  const interviews = flattenPages(list.data);
  if (list.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList shape="row" count={4} />;
  if (interviews.length === 0) {
    // Members who may recruit propose interviews from an application. New ones are listed as upcoming.
    const text = shown === 'upcoming' && mayRecruit ? t(`emptyText.${side}`) : undefined;
    return <EmptyState picture={<NoResultsPicture />} title={t(`none.${shown}`)} text={text} />;
  }
  return (
    <>
      {shown === 'upcoming' ? (
        <Upcoming interviews={interviews} side={side} />
      ) : (
        <>
          <h2 className="sr-only">{t('lists.past')}</h2>
          <Cards interviews={interviews} side={side} />
        </>
      )}
      <LoadMore list={list} />
    </>
  );
};

const Interviews = () => {
  const t = useTranslations('interviews');
  const { accountType } = useSuspenseQuery(currentUserQuery).data;
  const [{ show }] = useFilters(['show']);
  const shown: InterviewList = show === 'past' ? 'past' : 'upcoming';
  return (
    <div className="space-y-6">
      <PageHeader title={t('title')} text={t('text')} />
      <ListTabs shown={shown} />
      {accountType !== null && <InterviewResults side={accountType} shown={shown} />}
    </div>
  );
};

export const InterviewsPage = withEnglish({ interviews: interviewsEn }, Interviews);
