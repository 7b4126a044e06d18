/** Parts of an application, shared by the pane next to the queue and the dialog. */
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#client/ui/badge.tsx';
import { ChipList } from '#client/ui/chip-list.tsx';
import { ProfileHistory, ResumeLink } from '#features/candidates/client/public/profile-history.tsx';
import type { QueuedReview } from '../../talent-intake.contract.ts';
import { ReviewFacts } from './review-facts.tsx';

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="text-muted text-xs">{title}</h3>
    <div className="mt-1 text-ink">{children}</div>
  </section>
);

const NewTabLink = ({ to, children }: { to: string; children: string }) => {
  const t = useTranslations('talentIntake.review.profile');
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex max-w-full items-center gap-1.5 rounded-sm font-medium text-accent-ink underline decoration-accent-line underline-offset-4 hover:decoration-2"
    >
      {children}
      <ExternalLink className="size-4 shrink-0" />
      <span className="sr-only">{t('newTab')}</span>
    </a>
  );
};

const Links = ({ row }: { row: QueuedReview }) => {
  const t = useTranslations('talentIntake.review.profile');
  if (row.linkedinUrl === null && row.portfolioUrl === null) return null;
  return (
    <Part title={t('links')}>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {row.linkedinUrl && <NewTabLink to={row.linkedinUrl}>{t('linkedin')}</NewTabLink>}
        {row.portfolioUrl && <NewTabLink to={row.portfolioUrl}>{t('portfolio')}</NewTabLink>}
      </div>
    </Part>
  );
};

/** Everything that the person stated. */
export const StatedProfile = ({ row }: { row: QueuedReview }) => {
  const t = useTranslations('talentIntake.review');
  return (
    <div className="space-y-5 pt-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="font-semibold text-ink">{row.jobTitle}</p>
        <Badge>{t(`source.${row.source}`)}</Badge>
      </div>
      {row.job && (
        <Part title={t('profile.job')}>
          <p className="break-words font-medium">
            {t('profile.jobAt', { job: row.job.title, company: row.job.companyName })}
          </p>
          <p className="text-muted text-sm">{t(row.job.isOpen ? 'profile.jobOpen' : 'profile.jobClosed')}</p>
        </Part>
      )}
      <Part title={t('profile.email')}>
        <a href={`mailto:${row.email}`} className="break-words underline decoration-line-strong underline-offset-4">
          {row.email}
        </a>
      </Part>
      <ReviewFacts row={row} />
      <Part title={t('profile.summary')}>
        <p className={row.bio ? 'max-w-prose whitespace-pre-line break-words' : 'text-muted'}>
          {row.bio ?? t('profile.noSummary')}
        </p>
      </Part>
      <Part title={t('profile.skills')}>
        <ChipList items={row.skills} />
      </Part>
      <ProfileHistory profile={row} level={3} />
      <Links row={row} />
      {row.hasResume && <ResumeLink candidateId={row.id} />}
    </div>
  );
};
