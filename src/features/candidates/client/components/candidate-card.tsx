/** A candidate in a company's list: summary, score and actions. Used by browsing and the shortlist. */

import { MessageSquare } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { IfMay } from '#client/may.tsx';
import { personName } from '#client/names.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { Link } from '#client/ui/link.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { GOOD_SCORE } from '#engine/matching.contract.ts';
import { LocalTime } from '#features/matching/client/public/local-time.tsx';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import { ScoreHeadline } from '#features/matching/client/public/score-headline.tsx';
import { VerifiedLine } from '#features/verifications/client/public/verified-line.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { ListedCandidate } from '../../candidates.contract.ts';
import { CommitmentLine } from '../public/commitment-line.tsx';
import { personArea, personKey } from '../public/person-keys.ts';
import { PersonInvite } from '../public/person-slots.tsx';
import { useProfileTexts } from '../public/profile-texts.ts';
import { CandidateFacts, CandidateHead } from './candidate-summary.tsx';

export interface CandidateCardProps {
  candidate: ListedCandidate;
  /** Title of the job that the score is for, shown if the viewer did not choose it. */
  scoredJobTitle?: string | undefined;
  /** The id of the chosen job. The candidate's page opens with this job. */
  jobId?: string | undefined;
  /** True if the candidate was added to the list since the last visit. */
  isNew?: boolean;
  /** Shown to the left of Message. */
  action: ReactNode;
  /** Shown to the right of the buttons, such as a checkbox to select the candidate. */
  choice?: ReactNode;
  /** Shown under the buttons. */
  note?: ReactNode;
}

export const CandidateCard = ({
  candidate,
  scoredJobTitle,
  jobId,
  isNew,
  action,
  choice,
  note,
}: CandidateCardProps) => {
  const t = useTranslations('candidates.card');
  const texts = useProfileTexts();
  const headingId = useId();
  const { user, compatibility } = candidate;
  const name = personName(user);
  const place = texts.place(candidate);
  const clock = (place !== null || candidate.timezone !== null) && (
    <LocalTime stated={candidate.timezone} side="candidate" place={place} />
  );
  const scoredJobText =
    scoredJobTitle && compatibility
      ? t(compatibility.score >= GOOD_SCORE ? 'bestFit' : 'scoredAgainst', { job: scoredJobTitle })
      : null;
  const page = fillPath(APP_PATHS.candidate, { id: candidate.id });
  const heading = (
    <h2 id={headingId} className="break-words font-semibold text-ink">
      <Link to={jobId ? `${page}?jobId=${jobId}` : page} className="rounded-sm hover:text-accent-ink hover:underline">
        {name}
      </Link>
      {candidate.isHired && (
        <Badge tone="positive" className="ml-2 align-middle">
          {t('hired')}
        </Badge>
      )}
      {isNew && (
        <Badge tone="info" className="ml-2 align-middle">
          {t('isNew')}
        </Badge>
      )}
    </h2>
  );
  return (
    <Card
      as="li"
      pad="cozy"
      aria-labelledby={headingId}
      hoverable
      {...personArea(candidate.id)}
      className="flex min-w-0 flex-col gap-1.5 lg:py-3"
    >
      <CandidateHead
        person={{ id: user.id, name, photoUrl: user.profileImageUrl }}
        heading={heading}
        jobTitle={candidate.jobTitle}
        below={<ScoreHeadline row={candidate} audience="company" className="line-clamp-3 text-sm" />}
        aside={
          compatibility ? (
            <ScoreDial compatibility={compatibility} candidateId={candidate.id} audience="company" />
          ) : (
            <NoScore row={candidate} />
          )
        }
      />
      <CandidateFacts candidate={candidate} bio={candidate.bio ?? t('noBio')} place={clock}>
        <li className="order-first empty:hidden">
          <VerifiedLine kinds={candidate.verified} />
        </li>
        <li className="empty:hidden">
          <CommitmentLine candidate={candidate} />
        </li>
        {scoredJobText && (
          <li title={scoredJobText} className="basis-full truncate text-muted text-xs">
            {scoredJobText}
          </li>
        )}
      </CandidateFacts>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        <PersonInvite candidate={candidate} look="small" />
        {action}
        <IfMay may="recruit">
          <LinkButton
            {...personKey('message')}
            to={`${APP_PATHS.messages}?userId=${candidate.userId}`}
            size="sm"
            icon={<MessageSquare className="size-4" />}
          >
            {t('message')}
          </LinkButton>
        </IfMay>
        {choice && <span className="ml-auto shrink-0">{choice}</span>}
      </div>
      {note}
    </Card>
  );
};
