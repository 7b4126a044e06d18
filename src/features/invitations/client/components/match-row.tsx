/** A person who fits a job, with their score, rate and shared hours, and buttons for shortlisting, messaging and inviting them. */
import { MessageSquare } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { IfMay } from '#client/may.tsx';
import { personName, toDisplayName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { formatHourly, formatHours } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { CommitmentLine } from '#features/candidates/client/public/commitment-line.tsx';
import { personArea, personKey } from '#features/candidates/client/public/person-keys.ts';
import { ShortlistButton } from '#features/candidates/client/public/shortlist-button.tsx';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import { ScoreHeadline } from '#features/matching/client/public/score-headline.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { JobStatus } from '#shared/vocabulary.ts';
import type { JobMatch } from '../../invitations.contract.ts';
import { InviteControl } from '../public/invite-control.tsx';

export interface MatchedJob {
  id: string;
  title: string;
  companyId: string;
  status: JobStatus;
}

const Facts = ({ candidate }: { candidate: JobMatch }) => {
  const t = useTranslations('invitations.match');
  const locale = useLocale();
  const { hourlyRate, sharedHours, jobTitle } = candidate;
  const title = toDisplayName(jobTitle);
  const facts = [
    hourlyRate === null ? t('rateOpen') : formatHourly(hourlyRate, locale),
    sharedHours !== null && t('sharedHours', { hours: formatHours(sharedHours, locale) }),
  ];
  // If the line wraps, it breaks after the dot. On phones, the title is on a separate line.
  return (
    <p className="break-words text-muted text-sm leading-5 tabular">
      <span title={title} className="max-sm:block max-sm:truncate">
        {title}
      </span>
      <span className="max-sm:hidden">{'\u00a0· '}</span>
      {facts.filter(Boolean).join('\u00a0· ')}
    </p>
  );
};

interface MatchRowProps {
  job: MatchedJob;
  candidate: JobMatch;
}

/** The content of a row. The caller renders the list item. On phones, only the score dial opens the explanation of the score. */
export const MatchRow = ({ job, candidate }: MatchRowProps) => {
  const t = useTranslations('invitations.match');
  const card = useTranslations('candidates.card');
  const { user, compatibility, invitation } = candidate;
  const name = personName(user);
  return (
    <div className="flex flex-col gap-2 lg:flex-row lg:items-center lg:gap-4" {...personArea(candidate.id)}>
      <div className="flex min-w-0 flex-1 items-start gap-3">
        <span className="max-sm:hidden">
          <Avatar id={user.id} name={name} photoUrl={user.profileImageUrl} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              to={`${fillPath(APP_PATHS.candidate, { id: candidate.id })}?jobId=${job.id}`}
              className="min-w-0 break-words rounded-sm font-semibold text-ink hover:text-accent-ink hover:underline max-sm:-my-2 max-sm:py-2"
            >
              {name}
            </Link>
            {candidate.isHired && <Badge tone="positive">{card('hired')}</Badge>}
          </p>
          <Facts candidate={candidate} />
          <CommitmentLine candidate={candidate} />
          <ScoreHeadline row={candidate} audience="company" className="text-sm max-sm:hidden" />
        </div>
        <NoScore row={candidate} />
        {compatibility && <ScoreDial compatibility={compatibility} candidateId={candidate.id} audience="company" />}
      </div>
      <div className="flex shrink-0 items-center gap-2 max-sm:[&>a]:min-h-10 max-sm:[&>button]:min-h-10 sm:flex-wrap">
        <InviteControl
          candidate={candidate}
          jobs={invitation === null && job.status === 'open' ? [job] : []}
          state={invitation?.status ?? null}
          size="sm"
        />
        <ShortlistButton candidate={candidate} companyId={job.companyId} size="sm" isCompact />
        <IfMay may="recruit">
          <LinkButton
            {...personKey('message')}
            size="sm"
            to={`${APP_PATHS.messages}?userId=${candidate.userId}`}
            icon={<MessageSquare className="size-4" />}
          >
            <span className="max-sm:sr-only">{t('message')}</span>
          </LinkButton>
        </IfMay>
      </div>
    </div>
  );
};
