/**
 * The preview of an application next to the rows, with its moves. It immediately shows the data that the
 * list has loaded. It loads the profile only after the user has stayed on the row for a moment. Loading
 * marks the application as viewed, and moving through a list must not mark every application along the way.
 */
import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IfMay } from '#client/may.tsx';
import { personName, toDisplayName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Link } from '#client/ui/link.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { CommitmentLine } from '#features/candidates/client/public/commitment-line.tsx';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import { ScoreHeadline } from '#features/matching/client/public/score-headline.tsx';
import { AnswerList } from '#features/screening/client/public/answer-list.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import type { Application } from '../../applications.contract.ts';
import { applicationQuery } from '../applications.api.ts';
import { ApplicationBadge, VettingBadge } from '../public/application-badges.tsx';
import { useApplicationPath } from '../review/review-path.ts';
import { useRefreshListsAfterView } from '../use-refresh-lists-after-view.ts';
import { CandidateProfile } from './candidate-profile.tsx';
import { CoverLetter } from './cover-letter.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { TurnLine } from './turn-line.tsx';
import { UndoMove } from './undo-move.tsx';

const SETTLE_MS = 600;

/** Returns true if the user selected the application and stayed on it. */
const useHasSettled = (isChosen: boolean): boolean => {
  const [hasSettled, setHasSettled] = useState(false);
  useEffect(() => {
    if (!isChosen) return undefined;
    const timer = setTimeout(() => setHasSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isChosen]);
  return hasSettled;
};

interface ApplicantPreviewProps {
  application: Application;
  isChosen: boolean;
  onMoved: () => void;
}

const FullPreview = ({ id }: { id: string }) => {
  const t = useTranslations('applications.detail');
  const application = useQuery(applicationQuery(id)).data;
  useRefreshListsAfterView(application ? id : null);
  if (application === undefined) return <Skeleton className="h-48 w-full rounded-card" />;
  if (application === null) return null;
  return (
    <>
      <AnswerList answers={application.answers} meetsMustHave={application.meetsMustHave} />
      <CoverLetter
        heading={t('coverLetter')}
        text={application.coverLetter}
        noneText={t(application.candidateLeft ? 'candidateLeft' : 'noCoverLetter')}
      />
      {application.profile && (
        <CandidateProfile profile={application.profile} compatibility={application.compatibility} />
      )}
    </>
  );
};

/** The content of the preview. Use the application's id as its key. */
export const ApplicantPreview = ({ application, isChosen, onMoved }: ApplicantPreviewProps) => {
  const t = useTranslations('applications');
  const to = useApplicationPath(application);
  const hasSettled = useHasSettled(isChosen);
  const { candidate, compatibility, job, status } = application;
  const name = personName(candidate.user);
  return (
    <div className="space-y-5">
      <div className="flex items-start gap-4">
        <Avatar id={candidate.user.id} name={name} photoUrl={candidate.user.profileImageUrl} size="lg" />
        <div className="min-w-0 flex-1">
          <h2 className="headline break-words text-ink text-xl">
            <Link to={to} className="rounded-sm hover:text-accent-ink hover:underline">
              {name}
            </Link>
          </h2>
          <p className="break-words text-muted">
            {toDisplayName(candidate.jobTitle)} · {t.markup('row.forJob', { job: (title) => title, title: job.title })}
          </p>
        </div>
        <div className="flex shrink-0 gap-2">
          {!application.candidateLeft && (
            <IfMay may="recruit">
              <LinkButton
                to={`${APP_PATHS.messages}?userId=${candidate.user.id}`}
                size="sm"
                square
                aria-label={t('detail.message')}
                icon={<MessageSquare className="size-4" />}
              />
            </IfMay>
          )}
          <LinkButton to={to} size="sm">
            {t('board.openWhole')}
          </LinkButton>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <ApplicationBadge status={status} />
        <VettingBadge application={application} isLinked />
        <NoScore row={application} />
        <TurnLine application={application} side="company" />
      </p>
      <CommitmentLine candidate={candidate} />
      <IfMay may="recruit">
        {application.moves.length > 0 && <MoveButtons application={application} onMoved={onMoved} size="sm" />}
        <UndoMove application={application} />
      </IfMay>
      {compatibility && (
        <ScoreDial compatibility={compatibility} candidateId={application.candidateId} audience="company" size="md" />
      )}
      <ScoreHeadline row={application} audience="company" />
      {hasSettled ? (
        <FullPreview id={application.id} />
      ) : (
        <CoverLetter
          heading={t('detail.coverLetter')}
          text={application.coverLetter}
          noneText={t(application.candidateLeft ? 'detail.candidateLeft' : 'detail.noCoverLetter')}
        />
      )}
    </div>
  );
};
