/**
 * The preview of a candidate next to the rows. It shows only data from the row and sends no request, so that browsing a long list does not use up the
 * daily profile limit.
 */

import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { IfMay } from '#client/may.tsx';
import { personName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { ChipList } from '#client/ui/chip-list.tsx';
import { formatHourly } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Fact } from '#client/ui/section-heading.tsx';
import { LocalTime } from '#features/matching/client/public/local-time.tsx';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import { ScoreHeadline } from '#features/matching/client/public/score-headline.tsx';
import { VerifiedLine } from '#features/verifications/client/public/verified-line.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import type { ListedCandidate } from '../../candidates.contract.ts';
import { CommitmentLine } from '../public/commitment-line.tsx';
import { personArea, personKey } from '../public/person-keys.ts';
import { PersonInvite } from '../public/person-slots.tsx';
import { useProfileTexts } from '../public/profile-texts.ts';

const Facts = ({ candidate }: { candidate: ListedCandidate }) => {
  const t = useTranslations('candidates.profile');
  const profileTexts = useTranslations('profileParts.shown');
  const vocabulary = useTranslations('vocabulary');
  const locale = useLocale();
  const texts = useProfileTexts();
  const { hourlyRate, experience, availability, timezone, englishLevel } = candidate;
  const place = texts.place(candidate);
  const english = texts.level(englishLevel);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
      {hourlyRate !== null && <Fact name={t('rate')}>{formatHourly(hourlyRate, locale)}</Fact>}
      {experience && <Fact name={t('experience')}>{vocabulary(`experience.${experience}`)}</Fact>}
      {availability && <Fact name={t('availability')}>{vocabulary(`workType.${availability}`)}</Fact>}
      {english && <Fact name={profileTexts('english')}>{english}</Fact>}
      {(timezone || place) && (
        <Fact name={t('timezone')}>
          <LocalTime stated={timezone} side="candidate" place={place} />
        </Fact>
      )}
    </dl>
  );
};

interface CandidatePaneProps {
  candidate: ListedCandidate;
  /** Link to the candidate's page. */
  to: string;
  /** Title of the job that the score is for, shown if the viewer did not choose it. */
  scoredJobTitle: string | undefined;
  /** Shown before Message, such as Shortlist. */
  action: ReactNode;
  /** A checkbox to select the candidate. */
  choice: ReactNode;
}

export const CandidatePane = ({ candidate, to, scoredJobTitle, action, choice }: CandidatePaneProps) => {
  const t = useTranslations('candidates');
  const { user, compatibility } = candidate;
  const name = personName(user);
  return (
    <div className="space-y-5" {...personArea(candidate.id, { isOpen: true })}>
      <div className="flex items-start gap-4">
        <Avatar id={user.id} name={name} photoUrl={user.profileImageUrl} size="lg" />
        <div className="min-w-0 flex-1">
          <h2 className="headline break-words text-ink text-xl">
            <Link to={to} className="rounded-sm hover:text-accent-ink hover:underline">
              {name}
            </Link>
          </h2>
          <p className="break-words text-muted">{candidate.jobTitle}</p>
        </div>
        {choice}
      </div>
      {compatibility ? (
        <ScoreDial
          compatibility={compatibility}
          candidateId={candidate.id}
          audience="company"
          size="md"
          label={scoredJobTitle}
        />
      ) : (
        <NoScore row={candidate} />
      )}
      <ScoreHeadline row={candidate} audience="company" />
      <CommitmentLine candidate={candidate} />
      <VerifiedLine kinds={candidate.verified} />
      <div className="flex flex-wrap items-center gap-2.5">
        <LinkButton to={to} variant="primary">
          {t('browse.openProfile')}
        </LinkButton>
        <PersonInvite candidate={candidate} />
        {action}
        <IfMay may="recruit">
          <LinkButton
            {...personKey('message')}
            to={`${APP_PATHS.messages}?userId=${candidate.userId}`}
            icon={<MessageSquare className="size-4.5" />}
          >
            {t('card.message')}
          </LinkButton>
        </IfMay>
      </div>
      <p className="whitespace-pre-line break-words text-ink-soft">{candidate.bio ?? t('card.noBio')}</p>
      <ChipList items={candidate.skills} count={candidate.skillCount} moreText={(count) => t('card.more', { count })} />
      <Facts candidate={candidate} />
    </div>
  );
};
