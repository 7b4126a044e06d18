/** An applicant's full profile, vetted or not, so that the company can decide without leaving the application. */
import { useLocale, useTranslations } from 'use-intl';
import { ChipList } from '#client/ui/chip-list.tsx';
import { formatHourly } from '#client/ui/format.ts';
import { Fact, SectionHeading } from '#client/ui/section-heading.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import type { ListedCompatibility } from '#engine/matching.contract.ts';
import { ExternalProfile, ProfileHistory } from '#features/candidates/client/public/profile-history.tsx';
import { useProfileTexts } from '#features/candidates/client/public/profile-texts.ts';
import { ResumePreview } from '#features/candidates/client/public/resume-pages.tsx';
import { useStatedExperience } from '#features/candidates/client/public/stated-experience.ts';
import { LocalTime, showsSharedHours } from '#features/matching/client/public/local-time.tsx';
import { VerificationList } from '#features/verifications/client/public/verification-list.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { ApplicantProfile } from '../../applications.contract.ts';

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
      <Fact name={t('experience')}>{experience({ ...profile, compatibility }) ?? none}</Fact>
      <Fact name={t('rate')}>{profile.hourlyRate === null ? none : formatHourly(profile.hourlyRate, locale)}</Fact>
      <Fact name={profileTexts('english')}>{texts.level(profile.englishLevel) ?? none}</Fact>
      <Fact name={profileTexts('place')}>{texts.place(profile) ?? none}</Fact>
      <Fact name={t('availability')}>
        {profile.availability ? vocabulary(`workType.${profile.availability}`) : none}
      </Fact>
      <Fact name={profileTexts('availableFrom')}>{texts.day(profile.availableFrom) ?? none}</Fact>
      <Fact name={t('timezone')}>
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
