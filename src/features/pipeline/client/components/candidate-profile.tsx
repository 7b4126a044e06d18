/** The profile of an applicant, shown to the company next to the cover letter. */
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ChipList } from '#client/ui/chip-list.tsx';
import { formatHourly } from '#client/ui/format.ts';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import type { ListedCompatibility } from '#engine/matching.contract.ts';
import type { Candidate } from '#features/candidates/candidates.contract.ts';
import { useStatedExperience } from '#features/candidates/client/public/stated-experience.ts';
import { LocalTime, statesHours } from '#features/matching/client/public/local-time.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
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
    <ExternalLink aria-hidden="true" className="size-4" />
  </a>
);

export const CandidateProfile = ({
  profile,
  compatibility,
}: {
  profile: Candidate;
  compatibility: ListedCompatibility | null;
}) => {
  const experience = useStatedExperience();
  const t = useTranslations('applications.detail');
  const v = useTranslations('vocabulary');
  const locale = useLocale();
  const none = <span className="font-normal text-muted">{t('notStated')}</span>;
  return (
    <section aria-labelledby="profile" className="space-y-5">
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
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Fact label={t('experience')}>{experience({ ...profile, compatibility }) ?? none}</Fact>
        <Fact label={t('rate')}>{profile.hourlyRate === null ? none : formatHourly(profile.hourlyRate, locale)}</Fact>
        <Fact label={t('availability')}>{profile.availability ? v(`workType.${profile.availability}`) : none}</Fact>
        <Fact label={t('timezone')}>
          {profile.timezone ? (
            <LocalTime
              stated={profile.timezone}
              zone={profile.zone}
              side="candidate"
              withoutShared={statesHours(compatibility)}
            />
          ) : (
            none
          )}
        </Fact>
      </dl>
      <div className="space-y-2">
        <h3 className="text-muted text-sm">{t('skillsOffered')}</h3>
        <ChipList items={profile.skills} />
      </div>
      {(profile.linkedinUrl || profile.portfolioUrl) && (
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          {profile.linkedinUrl && <ExternalProfile href={profile.linkedinUrl}>{t('linkedin')}</ExternalProfile>}
          {profile.portfolioUrl && <ExternalProfile href={profile.portfolioUrl}>{t('portfolio')}</ExternalProfile>}
        </p>
      )}
    </section>
  );
};
