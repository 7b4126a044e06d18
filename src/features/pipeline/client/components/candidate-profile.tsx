/** An applicant's full profile, vetted or not, so that the company can decide without leaving the application. */
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ChipList } from '#client/ui/chip-list.tsx';
import { formatHourly } from '#client/ui/format.ts';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import type { ListedCompatibility } from '#engine/matching.contract.ts';
import { ProfileHistory } from '#features/candidates/client/public/profile-history.tsx';
import { useProfileTexts } from '#features/candidates/client/public/profile-texts.ts';
import { ResumePreview } from '#features/candidates/client/public/resume-pages.tsx';
import { useStatedExperience } from '#features/candidates/client/public/stated-experience.ts';
import { LocalTime, showsSharedHours } from '#features/matching/client/public/local-time.tsx';
import { VerificationList } from '#features/verifications/client/public/verification-list.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { ApplicantProfile } from '../../applications.contract.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="break-words font-medium text-ink tabular">{children}</dd>
  </div>
);

const ExternalProfile = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className="inline-flex items-center gap-1.5 rounded-sm font-medium text-accent-ink text-sm underline decoration-accent-line underline-offset-4"
  >
    {children}
    <ExternalLink className="size-4" />
  </a>
);

interface CandidateProfileProps {
  profile: ApplicantProfile;
  compatibility: ListedCompatibility | null;
}

const Facts = ({ profile, compatibility }: CandidateProfileProps) => {
  const experience = useStatedExperience();
  const t = useTranslations('applications.detail');
  const profileTexts = useTranslations('profileParts.shown');
  const vocabulary = useTranslations('vocabulary');
  const locale = useLocale();
  const texts = useProfileTexts();
  const none = <span className="font-normal text-muted">{t('notStated')}</span>;
  return (
    <dl className="grid @xl:grid-cols-4 grid-cols-2 gap-x-6 gap-y-4">
      <Fact label={t('experience')}>{experience({ ...profile, compatibility }) ?? none}</Fact>
      <Fact label={t('rate')}>{profile.hourlyRate === null ? none : formatHourly(profile.hourlyRate, locale)}</Fact>
      <Fact label={profileTexts('english')}>{texts.level(profile.englishLevel) ?? none}</Fact>
      <Fact label={profileTexts('place')}>{texts.place(profile) ?? none}</Fact>
      <Fact label={t('availability')}>
        {profile.availability ? vocabulary(`workType.${profile.availability}`) : none}
      </Fact>
      <Fact label={profileTexts('availableFrom')}>{texts.day(profile.availableFrom) ?? none}</Fact>
      <Fact label={t('timezone')}>
        {profile.timezone ? (
          <LocalTime
            stated={profile.timezone}
            zone={profile.zone}
            side="candidate"
            withoutShared={showsSharedHours(compatibility)}
          />
        ) : (
          none
        )}
      </Fact>
    </dl>
  );
};

const Checks = ({ verifications }: Pick<ApplicantProfile, 'verifications'>) => {
  const t = useTranslations('applications.detail');
  const shown = useTranslations('verifications.shown');
  return (
    <section aria-labelledby="checks" className="space-y-3">
      <SectionHeading id="checks" level={3}>
        {t('checks')}
      </SectionHeading>
      {verifications.length === 0 ? (
        <p className="text-muted text-sm">{shown('none')}</p>
      ) : (
        <VerificationList verifications={verifications} />
      )}
    </section>
  );
};

export const CandidateProfile = ({ profile, compatibility }: CandidateProfileProps) => {
  const t = useTranslations('applications.detail');
  return (
    <section aria-labelledby="profile" className="@container space-y-6">
      <SectionHeading
        id="profile"
        action={
          profile.approvalStatus === 'approved' && (
            <TextLink to={fillPath(APP_PATHS.candidate, { id: profile.id })} className="text-sm">
              {t('fullProfile')}
            </TextLink>
          )
        }
      >
        {t('profile')}
      </SectionHeading>
      {profile.bio ? (
        <p className="max-w-prose whitespace-pre-line break-words text-ink-soft">{profile.bio}</p>
      ) : (
        <p className="text-muted">{t('noBio')}</p>
      )}
      <Facts profile={profile} compatibility={compatibility} />
      <div className="space-y-2">
        <h3 className="text-muted text-sm">{t('skillsOffered')}</h3>
        <ChipList items={profile.skills} />
      </div>
      <ProfileHistory profile={profile} level={3} />
      <Checks verifications={profile.verifications} />
      {(profile.linkedinUrl || profile.portfolioUrl) && (
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          {profile.linkedinUrl && <ExternalProfile href={profile.linkedinUrl}>{t('linkedin')}</ExternalProfile>}
          {profile.portfolioUrl && <ExternalProfile href={profile.portfolioUrl}>{t('portfolio')}</ExternalProfile>}
        </p>
      )}
      {profile.resume && <ResumePreview key={profile.id} candidateId={profile.id} resume={profile.resume} />}
    </section>
  );
};
