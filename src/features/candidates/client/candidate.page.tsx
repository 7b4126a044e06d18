/** A candidate's full page for a company, with the explained score for a job that the company chooses. */

import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { IfMay } from '#client/may.tsx';
import { personName } from '#client/names.ts';
import { useFilters, useOrigin, useParam } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { Avatar } from '#client/ui/avatar.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Card } from '#client/ui/card.tsx';
import { ChipList } from '#client/ui/chip-list.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { formatHourly } from '#client/ui/format.ts';
import { NoCandidatesPicture } from '#client/ui/illustrations/no-candidates.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Fact, SectionHeading } from '#client/ui/section-heading.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { myCompanyQuery } from '#features/companies/client/companies.api.ts';
import { CopiedBadge } from '#features/matching/client/public/copied-badge.tsx';
import { LocalTime, showsSharedHours } from '#features/matching/client/public/local-time.tsx';
import { NoScoreCard } from '#features/matching/client/public/no-score.tsx';
import { ScoreReport } from '#features/matching/client/public/score-report.tsx';
import { CheckedBadge } from '#features/verifications/client/public/checked-badge.tsx';
import { VerificationList } from '#features/verifications/client/public/verification-list.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import type { ScoredCandidate } from '../candidates.contract.ts';
import { candidatePageEn } from './candidate-page.en.ts';
import { candidateQuery } from './candidates.api.ts';
import { PersonPager } from './components/person-pager.tsx';
import type { WithJobs } from './job-choice.ts';
import { useCommitmentText } from './public/commitment-line.tsx';
import { personArea, personKey, usePersonKeys } from './public/person-keys.ts';
import { PersonInvite, useShownPeople } from './public/person-slots.tsx';
import { ExternalProfile, ProfileHistory, ResumeLink } from './public/profile-history.tsx';
import { useProfileTexts } from './public/profile-texts.ts';
import { ShortlistButton } from './public/shortlist-button.tsx';
import { useStatedExperience } from './public/stated-experience.ts';

const candidateName = ({ user }: ScoredCandidate): string => personName(user);

const BackToAll = () => {
  const t = useTranslations('candidatePage');
  return (
    <IfMay may="readAll">
      <BackLink to={APP_PATHS.browseCandidates}>{t('back')}</BackLink>
    </IfMay>
  );
};

const TitleAndStatus = ({ candidate }: { candidate: ScoredCandidate }) => {
  const t = useTranslations('candidatePage');
  const approvalStatusTexts = useTranslations('vocabulary.approvalStatus');
  const { approvalStatus, jobTitle, isPaused } = candidate;
  const commitment = useCommitmentText()(candidate);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className="min-w-0 break-words text-lg">{jobTitle}</span>
      {isPaused ? (
        <span className="basis-full text-ink-soft text-sm">{t('paused')}</span>
      ) : (
        <CheckedBadge approvalStatus={approvalStatus} verifications={candidate.verifications}>
          <StatusBadge status={approvalStatus}>{approvalStatusTexts(approvalStatus)}</StatusBadge>
        </CheckedBadge>
      )}
      <CopiedBadge compatibility={candidate.compatibility} />
      {commitment && <span className="basis-full text-ink-soft text-sm tabular">{commitment}</span>}
    </span>
  );
};

interface ActionsProps {
  candidate: ScoredCandidate;
  companyId: string;
}

const MessageLink = ({ userId, variant }: { userId: string; variant: 'primary' | 'secondary' }) => {
  const t = useTranslations('candidates.card');
  return (
    <IfMay may="recruit">
      <LinkButton
        {...personKey('message')}
        to={`${APP_PATHS.messages}?userId=${userId}`}
        variant={variant}
        icon={<MessageSquare className="size-4.5" />}
      >
        {t('message')}
      </LinkButton>
    </IfMay>
  );
};

/** The company's next actions. Invite is the primary action for people who have neither been invited nor applied. Otherwise Message is. */
const Actions = ({ candidate, companyId }: ActionsProps) => {
  const { userId, isPaused } = candidate;
  if (isPaused) return <MessageLink userId={userId} variant="primary" />;
  return (
    <PersonInvite candidate={candidate} look="page">
      {(isPrimary) => (
        <>
          <ShortlistButton candidate={candidate} companyId={companyId} />
          <MessageLink userId={userId} variant={isPrimary ? 'secondary' : 'primary'} />
        </>
      )}
    </PersonInvite>
  );
};

const Heading = ({ candidate, companyId }: { candidate: ScoredCandidate; companyId: string | null }) => {
  const { user } = candidate;
  const name = candidateName(candidate);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar id={user.id} name={name} photoUrl={user.profileImageUrl} size="xl" />
      <PageHeader className="min-w-48 flex-1" title={name} text={<TitleAndStatus candidate={candidate} />} />
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:[&_a]:flex-auto max-sm:[&_button]:flex-auto">
        {companyId !== null && <Actions candidate={candidate} companyId={companyId} />}
        {candidate.resume && <ResumeLink candidateId={candidate.id} size="md" />}
      </div>
    </div>
  );
};

/** The back link, and buttons to the previous and next person in the list that the page was opened from. */
const PageNavigation = ({ candidateId, jobId }: { candidateId: string; jobId: string | undefined }) => {
  const list = useOrigin();
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-3 text-sm">
      <BackToAll />
      {list && <PersonPager candidateId={candidateId} list={list} jobId={jobId} />}
    </div>
  );
};

interface AtAGlanceProps {
  candidate: ScoredCandidate;
  /** True if the viewer is the candidate. Hours in common are then omitted, because there is no company to compare with. */
  isOwn?: boolean;
  children?: ReactNode;
}

/** Key facts stated by the candidate. */
export const CandidateAtAGlance = ({ candidate, isOwn = false, children }: AtAGlanceProps) => {
  const t = useTranslations('candidates.profile');
  const profileTexts = useTranslations('profileParts.shown');
  const vocabulary = useTranslations('vocabulary');
  const locale = useLocale();
  const times = useTimes();
  const experience = useStatedExperience();
  const { hourlyRate, availability, timezone, zone, createdAt, englishLevel, availableFrom } = candidate;
  const texts = useProfileTexts();
  const none = <span className="font-normal text-muted">{t('notStated')}</span>;
  return (
    <Card as="section" aria-labelledby="facts">
      <SectionHeading id="facts">{t('facts')}</SectionHeading>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Fact name={t('rate')}>{hourlyRate === null ? none : formatHourly(hourlyRate, locale)}</Fact>
        <Fact name={t('experience')}>{experience(candidate) ?? none}</Fact>
        <Fact name={t('availability')}>{availability ? vocabulary(`workType.${availability}`) : none}</Fact>
        <Fact name={t('timezone')}>
          {timezone ? (
            <LocalTime
              stated={timezone}
              zone={zone}
              side="candidate"
              place={texts.place(candidate) && ''}
              withoutShared={isOwn || showsSharedHours(candidate.compatibility)}
            />
          ) : (
            none
          )}
        </Fact>
        <Fact name={profileTexts('place')}>{texts.place(candidate) ?? none}</Fact>
        <Fact name={profileTexts('english')}>{texts.level(englishLevel) ?? none}</Fact>
        <Fact name={profileTexts('availableFrom')}>{texts.day(availableFrom) ?? none}</Fact>
        <Fact name={t('joined')}>{times.date(createdAt)}</Fact>
      </dl>
      {children}
    </Card>
  );
};

/** Verifications and, for a company, its engagements with the candidate. */
const ChecksAndEngagements = ({ candidate, engagements }: Pick<CandidateProfileProps, 'candidate' | 'engagements'>) => {
  const t = useTranslations('verifications.shown');
  const personPageTexts = useTranslations('personPage');
  const { verifications } = candidate;
  return (
    <div className="mt-5 grid gap-x-6 gap-y-5 border-line border-t pt-5 sm:grid-cols-2">
      {engagements}
      <section aria-labelledby="checks" className="space-y-2">
        <h3 id="checks" className="font-semibold text-ink text-sm">
          {personPageTexts('verification')}
        </h3>
        {verifications.length === 0 && <p className="text-muted text-sm">{t('none')}</p>}
        <VerificationList verifications={verifications} />
      </section>
    </div>
  );
};

const AboutCandidate = ({ candidate }: { candidate: ScoredCandidate }) => {
  const t = useTranslations('candidatePage');
  const field = useTranslations('candidates.fields');
  const { bio, skills, linkedinUrl, portfolioUrl, phone } = candidate;
  return (
    <Card className="space-y-8">
      <section aria-labelledby="about" className="space-y-3">
        <SectionHeading id="about">{t('about')}</SectionHeading>
        {bio ? (
          <p className="max-w-prose whitespace-pre-line break-words text-ink-soft">{bio}</p>
        ) : (
          <p className="text-muted">{t('noBio')}</p>
        )}
      </section>
      <section aria-labelledby="skills" className="space-y-3">
        <SectionHeading id="skills">{t('skills')}</SectionHeading>
        <ChipList items={skills} />
      </section>
      <ProfileHistory profile={candidate} />
      {phone && (
        <section aria-labelledby="phone" className="space-y-3">
          <SectionHeading id="phone">{field('phone')}</SectionHeading>
          <a
            href={`tel:${phone}`}
            className="rounded-sm font-medium text-accent-ink text-sm underline decoration-accent-line underline-offset-4"
          >
            {phone}
          </a>
        </section>
      )}
      {(linkedinUrl || portfolioUrl) && (
        <section aria-labelledby="links" className="space-y-3">
          <SectionHeading id="links">{t('links')}</SectionHeading>
          <p className="flex flex-wrap gap-x-5 gap-y-2">
            {linkedinUrl && <ExternalProfile href={linkedinUrl}>{t('linkedin')}</ExternalProfile>}
            {portfolioUrl && <ExternalProfile href={portfolioUrl}>{t('portfolio')}</ExternalProfile>}
          </p>
        </section>
      )}
    </Card>
  );
};

interface ScoreColumnProps extends WithJobs {
  candidate: ScoredCandidate;
  onChoose: (jobId: string) => void;
}

const ScoreColumn = ({ candidate, jobs, onChoose }: ScoreColumnProps) => {
  const t = useTranslations('candidates');
  const page = useTranslations('candidatePage');
  const { compatibility } = candidate;
  if (candidate.isUnscored) return <NoScoreCard />;
  if (compatibility === null) {
    return (
      <EmptyState
        title={page('noScore')}
        titleAs="h2"
        text={page('noScoreText')}
        action={
          <IfMay may="recruit">
            <LinkButton to={APP_PATHS.postJob}>{t('browse.postJob')}</LinkButton>
          </IfMay>
        }
      />
    );
  }
  return (
    <div className="space-y-4">
      <SelectField
        label={t('filters.job')}
        value={compatibility.jobId ?? ''}
        onChange={onChoose}
        options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <ScoreReport compatibility={compatibility} audience="company" />
    </div>
  );
};

const Missing = () => {
  const t = useTranslations('candidatePage');
  const shortlist = useTranslations('candidates.shortlist');
  return (
    <div className="space-y-8">
      <PageHeader title={t('missing')} />
      <EmptyState
        title={t('missingText')}
        picture={<NoCandidatesPicture />}
        action={
          <IfMay may="readAll">
            <LinkButton to={APP_PATHS.browseCandidates}>{shortlist('browse')}</LinkButton>
          </IfMay>
        }
      />
    </div>
  );
};

interface CandidateProfileProps extends ScoreColumnProps {
  /** Null for the candidate, who sees neither a score nor a company's actions. */
  companyId: string | null;
  /** The company's engagements with the candidate. */
  engagements?: ReactNode;
}

const Profile = ({ candidate, companyId, engagements, jobs, onChoose }: CandidateProfileProps) => {
  return (
    <div className="space-y-6" {...personArea(candidate.id, { isOpen: companyId !== null })}>
      <Heading candidate={candidate} companyId={companyId} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <div className="min-w-0 lg:col-start-1">
          <CandidateAtAGlance candidate={candidate} isOwn={companyId === null}>
            <ChecksAndEngagements candidate={candidate} engagements={engagements} />
          </CandidateAtAGlance>
        </div>
        {companyId !== null && (
          <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ScoreColumn candidate={candidate} jobs={jobs} onChoose={onChoose} />
          </div>
        )}
        <div className="min-w-0 lg:col-start-1">
          <AboutCandidate candidate={candidate} />
        </div>
      </div>
    </div>
  );
};

/** The candidate's profile as a company sees it. */
export const CandidateProfile = withEnglish({ candidatePage: candidatePageEn }, Profile);

interface CandidatePageProps extends WithJobs {
  /** Passed in, because this feature must not import the one that owns engagements. */
  renderEngagements: (candidateId: string) => ReactNode;
}

const Page = ({ jobs, renderEngagements }: CandidatePageProps) => {
  const id = useParam('id');
  const [{ jobId }, change] = useFilters(['jobId']);
  const chosenJobId = jobs.find((job) => job.id === jobId)?.id;
  const companyId = useSuspenseQuery(myCompanyQuery).data?.id ?? '';
  const { data: candidate } = useQuery({
    ...candidateQuery(id, chosenJobId),
    // When the job changes, the previous page stays visible until the new score is loaded.
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
    throwOnError: true,
  });
  useShownPeople([[id]], null, chosenJobId);
  usePersonKeys();
  if (candidate === null) return <Missing />;
  if (candidate === undefined) return <SkeletonList shape="card" count={2} />;
  return (
    <div className="space-y-5">
      <PageNavigation candidateId={id} jobId={chosenJobId} />
      <CandidateProfile
        key={candidate.id}
        candidate={candidate}
        companyId={companyId}
        engagements={renderEngagements(candidate.id)}
        jobs={jobs}
        onChoose={(next) => change({ jobId: next })}
      />
    </div>
  );
};

/** The screen. `?jobId=` chooses the job to score against; the default is the best-fitting open one. */
export const CandidatePage = withEnglish({ candidatePage: candidatePageEn }, Page);
