/**
 * A person's invitations and applications to the company's jobs, each with its stage and a link. Renders nothing if there are none.
 */
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { personPageEn } from '#features/candidates/client/public/person-page.en.ts';
import { companyJobPath } from '#features/jobs/jobs.domain.ts';
import { ApplicationBadge } from '#features/pipeline/client/public/application-badges.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Engagement } from '../../engagements.contract.ts';
import { ScreenEngagementsContext } from '../screen-engagements.ts';
import { InvitationBadge } from './invitation-badge.tsx';

const EngagementLine = ({ engagement }: { engagement: Engagement }) => {
  const t = useTranslations('personPage');
  const times = useTimes();
  const { application, invitation, job, since } = engagement;
  const date = times.date(since);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <TextLink
        to={
          application === null
            ? companyJobPath(job.id, 'people')
            : fillPath(APP_PATHS.application, { id: application.id })
        }
        className="min-w-0 break-words"
      >
        {job.title}
      </TextLink>
      {application && <ApplicationBadge status={application.status} />}
      {application === null && invitation && <InvitationBadge status={invitation} />}
      <span className="text-muted tabular">{t(application === null ? 'invited' : 'applied', { date })}</span>
    </li>
  );
};

const Engagements = ({ candidateId }: { candidateId: string }) => {
  const t = useTranslations('personPage');
  const engagements = useContext(ScreenEngagementsContext).findEngagements(candidateId) ?? [];
  if (engagements.length === 0) return null;
  return (
    <section aria-labelledby="engagements" className="space-y-2">
      <h3 id="engagements" className="font-semibold text-ink text-sm">
        {t('engagements')}
      </h3>
      <ul className="space-y-1.5">
        {engagements.map((engagement) => (
          <EngagementLine key={engagement.job.id} engagement={engagement} />
        ))}
      </ul>
    </section>
  );
};

export const PersonEngagements = withEnglish({ personPage: personPageEn }, Engagements);
