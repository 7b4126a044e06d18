/**
 * An application as its candidate sees it: the status and what it means, whether it was viewed, the
 * possible actions, and the history with the company's notes.
 */
import { useSuspenseQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { useParam } from '#client/navigation.ts';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { useTimes } from '#client/ui/use-times.ts';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreReport } from '#features/matching/client/public/score-report.tsx';
import { AnswerList } from '#features/screening/client/public/answer-list.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { ApplicationDetail } from '../applications.contract.ts';
import { applicationStateKey } from './application-state.ts';
import { applicationQuery } from './applications.api.ts';
import { ApplicationMissing } from './components/application-missing.tsx';
import { CandidateMoves } from './components/candidate-moves.tsx';
import { CoverLetter } from './components/cover-letter.tsx';
import { HistoryTimeline } from './components/history-timeline.tsx';
import { MyApplicationHeading } from './components/my-application-heading.tsx';
import { ScoreReceiptSection } from './components/score-receipt.tsx';
import { TurnLine } from './components/turn-line.tsx';
import { UndoMove } from './components/undo-move.tsx';
import { ApplicationBadge } from './public/application-badges.tsx';

interface MyApplicationPageProps {
  /** Passed in because this feature must not import the features that own them: requests for an answer, declines, interviews, offers and the hire. */
  renderNudge: (application: ApplicationDetail) => ReactNode;
  renderDecline: (application: ApplicationDetail) => ReactNode;
  renderInterviews: (application: ApplicationDetail) => ReactNode;
  renderHiring: (application: ApplicationDetail) => ReactNode;
  /** Renders the moves that remain next to an offer with terms. `render` renders their buttons. */
  renderMoves: (application: ApplicationDetail, render: (moves: ApplicationStatus[]) => ReactNode) => ReactNode;
  /** Asks the voluntary questions after a decision. */
  renderAfterDecision: () => ReactNode;
}

/** Shows when the company first opened the application, if it did. */
const ViewedLine = ({ viewedAt }: { viewedAt: string | null }) => {
  const t = useTranslations('applications.mine');
  const times = useTimes();
  if (viewedAt === null) return null;
  return (
    <p className="flex items-center gap-2 text-muted text-sm">
      <Eye className="size-4" />
      {t('viewed', { date: times.dateTime(viewedAt) })}
    </p>
  );
};

/** Returns the note of the company's last move. Showing it puts the note on an offer next to the buttons for answering the offer. */
const lastCompanyNote = ({ history, status }: ApplicationDetail): string | null => {
  const last = history.at(-1);
  return last?.by.side === 'company' && last.to === status ? last.note : null;
};

type OpenedProps = MyApplicationPageProps & { application: ApplicationDetail };

const StateCard = ({
  application,
  renderNudge,
  renderMoves,
}: Pick<OpenedProps, 'application' | 'renderNudge' | 'renderMoves'>) => {
  const t = useTranslations('applications.mine');
  const { status, job } = application;
  const note = lastCompanyNote(application);
  const state = applicationStateKey(application);
  return (
    <Card
      className={classNames(
        'space-y-4',
        application.turn.who === 'candidate' && 'border-accent-line',
        (state === 'hired' || state === 'no-terms') && 'border-positive-line',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <ApplicationBadge status={status} />
        <TurnLine application={application} side="candidate" isLinked />
      </p>
      {state && (
        <p className="headline text-ink text-lg">
          {t(`state.${state}`, { name: toDisplayName(job.company.companyName) })}
        </p>
      )}
      {note && (
        <blockquote className="max-w-prose whitespace-pre-line break-words rounded-control bg-sunken px-4 py-3 text-ink-soft">
          {note}
        </blockquote>
      )}
      {job.status !== 'open' && (
        <p className="text-muted text-sm">{t(job.status === 'closed' ? 'jobClosed' : 'jobPaused')}</p>
      )}
      <ViewedLine viewedAt={application.viewedAt} />
      {renderNudge(application)}
      {renderMoves(application, (moves) => (
        <CandidateMoves application={{ ...application, moves }} />
      ))}
      <UndoMove application={application} />
    </Card>
  );
};

/** The score. After a decline, shows the score as of the decline, regardless of later changes to the profile. */
const ApplicationScore = ({ application: { decline, compatibility } }: { application: ApplicationDetail }) => {
  const t = useTranslations('answers.decline');
  const declineScore = decline?.compatibility ?? null;
  if (declineScore === null) return compatibility && <ScoreReport compatibility={compatibility} audience="candidate" />;
  return (
    <div className="space-y-3">
      <p className="eyebrow text-muted">{t('known')}</p>
      <ScoreReport compatibility={declineScore} audience="candidate" />
    </div>
  );
};

/** Statuses that result from a company's decision. */
const DECIDED: readonly ApplicationStatus[] = ['declined', 'hired'];

const OpenedApplication = ({
  application,
  renderNudge,
  renderDecline,
  renderInterviews,
  renderHiring,
  renderMoves,
  renderAfterDecision,
}: OpenedProps) => {
  const t = useTranslations('applications.mine');
  return (
    <div className="space-y-8">
      <MyApplicationHeading application={application} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="space-y-6">
          <StateCard application={application} renderNudge={renderNudge} renderMoves={renderMoves} />
          {renderDecline(application)}
          {renderInterviews(application)}
          {renderHiring(application)}
          <Card className="space-y-8">
            <AnswerList answers={application.answers} meetsMustHave={application.meetsMustHave} />
            <CoverLetter heading={t('coverLetter')} text={application.coverLetter} noneText={t('noCoverLetter')} />
          </Card>
          <Card>
            <HistoryTimeline
              history={application.history}
              side="candidate"
              isEndedByDeletion={application.decline?.isByDeletion ?? false}
              viewed={
                application.viewedAt
                  ? { at: application.viewedAt, by: toDisplayName(application.job.company.companyName) }
                  : undefined
              }
            />
          </Card>
          {DECIDED.includes(application.status) && renderAfterDecision()}
        </div>
        <div className="space-y-4">
          <NoScore row={application} />
          <ApplicationScore application={application} />
          <ScoreReceiptSection applicationId={application.id} />
        </div>
      </div>
    </div>
  );
};

export const MyApplicationPage = (props: MyApplicationPageProps) => {
  const t = useTranslations('applications.mine');
  const application = useSuspenseQuery(applicationQuery(useParam('id'))).data;
  if (application === null) return <ApplicationMissing backTo={APP_PATHS.myApplications} backText={t('back')} />;
  return <OpenedApplication application={application} {...props} />;
};
