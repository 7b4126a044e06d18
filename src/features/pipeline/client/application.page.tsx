/**
 * An application as its company sees it: candidate, score, letter, profile, moves, history and
 * the member's own review. Once the company opens it, the candidate sees that it was viewed.
 */
import { useSuspenseQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IfMay, useMay } from '#client/may.tsx';
import { personName, toDisplayName } from '#client/names.ts';
import { useNavigateTo, useParam } from '#client/navigation.ts';
import { useShortcuts } from '#client/shortcuts.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { StepLink } from '#client/ui/step-link.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { CommitmentLine } from '#features/candidates/client/public/commitment-line.tsx';
import { CopiedBadge } from '#features/matching/client/public/copied-badge.tsx';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import { ScoreReport } from '#features/matching/client/public/score-report.tsx';
import { AnswerList } from '#features/screening/client/public/answer-list.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { ApplicationDetail, OpenedApplication } from '../applications.contract.ts';
import { applicationQuery, useReviewApplication } from './applications.api.ts';
import { ApplicationMissing } from './components/application-missing.tsx';
import { CandidateProfile } from './components/candidate-profile.tsx';
import { CoverLetter } from './components/cover-letter.tsx';
import { HistoryTimeline } from './components/history-timeline.tsx';
import { MoveButtons, type MoveButtonsProps } from './components/move-buttons.tsx';
import { ScoreReceiptSection } from './components/score-receipt.tsx';
import { TurnLine } from './components/turn-line.tsx';
import { UndoMove } from './components/undo-move.tsx';
import { ApplicationBadge, VettingBadge } from './public/application-badges.tsx';
import { type ReviewPosition, useReviewPosition } from './review/use-review-list.ts';
import { useRefreshListsAfterView } from './use-refresh-lists-after-view.ts';

const threadPath = ({ otherUserId }: ApplicationDetail): string => `${APP_PATHS.messages}?userId=${otherUserId}`;

/** The application's position in the list it was opened from, with the keyboard shortcuts next to it. */
const ReviewBar = ({ position: { position, total, previous, next } }: { position: ReviewPosition }) => {
  const t = useTranslations('applications.reviewMode');
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted text-sm">
      <StepLink to={previous} label={t('previous')} isNext={false} />
      <span role="status" className="tabular font-medium text-ink-soft">
        {total === null ? t('place', { place: position }) : t('placeOf', { place: position, total })}
      </span>
      <StepLink to={next} label={t('next')} isNext />
      <IfMay may="recruit">
        <span className="hidden lg:inline">{t('keys')}</span>
      </IfMay>
    </nav>
  );
};

interface ApplicationPageProps {
  /**
   * Passed in because this feature must not import the features that own them: the panel for a hidden name, reviews,
   * requests for an answer, declines, interviews, offers and the hire.
   */
  renderHiddenName: (application: ApplicationDetail) => ReactNode;
  renderReview: (application: ApplicationDetail) => ReactNode;
  renderNudged: (application: ApplicationDetail) => ReactNode;
  renderDecline: (application: ApplicationDetail) => ReactNode;
  renderInterviews: (application: ApplicationDetail) => ReactNode;
  renderHiring: (application: ApplicationDetail) => ReactNode;
}

const Heading = ({ application, position }: { application: ApplicationDetail; position: ReviewPosition | null }) => {
  const t = useTranslations('applications.detail');
  const times = useTimes();
  const { candidate, job } = application;
  const name = personName(candidate.user);
  return (
    <PageHeader
      before={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <BackLink to={APP_PATHS.applications}>{t('back')}</BackLink>
          {position && <ReviewBar position={position} />}
        </div>
      }
      title={
        <span className="flex items-center gap-4">
          <Avatar id={candidate.user.id} name={name} photoUrl={candidate.user.profileImageUrl} size="lg" />
          <span className="min-w-0 break-words">{name}</span>
        </span>
      }
      text={
        <>
          {toDisplayName(candidate.jobTitle)} ·{' '}
          {t.rich('appliedForOn', {
            job: (title) => <TextLink to={fillPath(APP_PATHS.companyJob, { id: job.id })}>{title}</TextLink>,
            title: job.title,
            date: times.date(application.createdAt),
          })}
        </>
      }
      actions={
        !application.candidateLeft && (
          <IfMay may="recruit">
            <LinkButton to={threadPath(application)} icon={<MessageSquare className="size-4.5" />}>
              {t('message')}
            </LinkButton>
          </IfMay>
        )
      }
    />
  );
};

interface StateCardProps extends MoveButtonsProps {
  application: ApplicationDetail;
  nudged: ReactNode;
}

const StateCard = ({ application, onMoved, nudged }: StateCardProps) => {
  const t = useTranslations('applications.detail');
  return (
    <Card as="section" aria-label={t('actions')} className="space-y-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <ApplicationBadge status={application.status} />
        <VettingBadge application={application} isLinked />
        {application.invited && <Badge tone="accent">{t('invited')}</Badge>}
        {application.via === 'job-page' && <Badge>{t('viaJobPage')}</Badge>}
        <CopiedBadge compatibility={application.compatibility} />
        <NoScore row={application} />
        <TurnLine application={application} side="company" isLinked />
      </p>
      <CommitmentLine candidate={application.candidate} />
      {nudged}
      {application.compatibility && (
        <div className="lg:hidden">
          <ScoreDial
            compatibility={application.compatibility}
            candidateId={application.candidateId}
            audience="company"
            size="md"
          />
        </div>
      )}
      <IfMay may="recruit">
        {application.moves.length > 0 ? (
          <MoveButtons application={application} onMoved={onMoved} />
        ) : (
          <p className="text-muted text-sm">{t('ended')}</p>
        )}
        <UndoMove application={application} />
      </IfMay>
    </Card>
  );
};

/**
 * Registers the shortcuts for the list, ratings and messages. Returns a function that opens the next
 * application, to be called after a decision.
 */
const useReviewShortcuts = (application: ApplicationDetail, position: ReviewPosition | null): (() => void) => {
  const { id, reviewSubmittedAt } = application;
  const t = useTranslations('applications.review');
  const go = useNavigateTo();
  const { mutate } = useReviewApplication();
  const mayRate = useMay('review');
  const mayWrite = useMay('recruit') && !application.candidateLeft;
  const rate = (rating: number): void =>
    mutate(
      { params: { id }, body: { rating, submitted: typeof reviewSubmittedAt === 'string' } },
      { onSuccess: () => showToast({ title: t('stars', { count: rating }), tone: 'info' }) },
    );
  const openPath = (to: string | null) => (): boolean => {
    if (to !== null) go(to);
    return true;
  };
  useShortcuts([
    ...(mayWrite ? [{ name: 'message' as const, keys: ['m'], run: openPath(threadPath(application)) }] : []),
    ...(position === null
      ? []
      : [
          { name: 'next' as const, keys: ['j'], run: openPath(position.next) },
          { name: 'previous' as const, keys: ['k'], run: openPath(position.previous) },
        ]),
    ...(mayRate
      ? [
          {
            name: 'rate' as const,
            keys: ['1', '2', '3', '4', '5'],
            run: (key: string) => {
              rate(Number(key));
              return true;
            },
          },
        ]
      : []),
  ]);
  return () => {
    if (position?.next) go(position.next);
  };
};

const OpenedPage = ({
  application,
  renderHiddenName,
  renderReview,
  renderNudged,
  renderDecline,
  renderInterviews,
  renderHiring,
}: ApplicationPageProps & { application: OpenedApplication }) => {
  const t = useTranslations('applications.detail');
  const position = useReviewPosition(application.id);
  const openNext = useReviewShortcuts(application, position);
  useRefreshListsAfterView(application.id);
  return (
    <div className="space-y-8">
      <Heading application={application} position={position} />
      {application.candidate.user.isNameHidden && renderHiddenName(application)}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="space-y-6">
          <StateCard
            key={application.id}
            application={application}
            onMoved={openNext}
            nudged={renderNudged(application)}
          />
          {renderDecline(application)}
          {renderInterviews(application)}
          {renderHiring(application)}
          <Card className="space-y-8">
            <AnswerList answers={application.answers} meetsMustHave={application.meetsMustHave} />
            <CoverLetter
              heading={t('coverLetter')}
              text={application.coverLetter}
              noneText={t(application.candidateLeft ? 'candidateLeft' : 'noCoverLetter')}
            />
            {application.profile && (
              <CandidateProfile profile={application.profile} compatibility={application.compatibility} />
            )}
          </Card>
          <Card>
            <HistoryTimeline history={application.history} side="company" />
          </Card>
        </div>
        <div className="space-y-6">
          {renderReview(application)}
          {application.compatibility && <ScoreReport compatibility={application.compatibility} audience="company" />}
          {!application.isUnscored && (
            <ScoreReceiptSection key={`receipt-${application.id}`} applicationId={application.id} />
          )}
        </div>
      </div>
    </div>
  );
};

export const ApplicationPage = (props: ApplicationPageProps) => {
  const t = useTranslations('applications.detail');
  const application = useSuspenseQuery(applicationQuery(useParam('id'))).data;
  if (application === null) return <ApplicationMissing backTo={APP_PATHS.applications} backText={t('back')} />;
  return <OpenedPage application={application} {...props} />;
};
