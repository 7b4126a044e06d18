/** All interviews of a company or a candidate, last proposed first, with their actions. */

import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { itemsOf } from '#client/api/api.ts';
import { withEnglish } from '#client/texts.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoResultsPicture } from '#client/ui/illustrations/no-results.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Side } from '#shared/sides.ts';
import { InterviewCard, otherNameOf } from './components/interview-card.tsx';
import { interviewsList } from './interviews.api.ts';
import { interviewsEn } from './interviews.en.ts';

const InterviewResults = ({ side }: { side: Side }) => {
  const t = useTranslations('interviews');
  const list = useInfiniteQuery(interviewsList());
  const interviews = itemsOf(list.data);
  const path = side === 'company' ? APP_PATHS.application : APP_PATHS.myApplication;
  if (list.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList shape="row" count={4} />;
  if (interviews.length === 0) {
    return <EmptyState picture={<NoResultsPicture />} title={t('empty')} text={t(`emptyText.${side}`)} />;
  }
  return (
    <>
      <ul className="space-y-4">
        {interviews.map((interview) => (
          <li key={interview.id}>
            <Card className="space-y-3">
              <h2 className="font-semibold text-ink">
                <TextLink to={fillPath(path, { id: interview.applicationId })}>
                  {t('card.of', { job: interview.job.title, name: otherNameOf(interview, side) })}
                </TextLink>
              </h2>
              <InterviewCard interview={interview} side={side} />
            </Card>
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
};

const Interviews = () => {
  const t = useTranslations('interviews');
  const { accountType } = useSuspenseQuery(currentUserQuery).data;
  return (
    <div className="space-y-6">
      <PageHeader title={t('title')} text={t('text')} />
      {accountType !== null && <InterviewResults side={accountType} />}
    </div>
  );
};

export const InterviewsPage = withEnglish({ interviews: interviewsEn }, Interviews);
