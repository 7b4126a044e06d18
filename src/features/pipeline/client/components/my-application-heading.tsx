/** The heading of a candidate's application: job, company, and links to the job and to the messages with the company. */
import { MessageSquare } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { DottedLine } from '#client/ui/dotted-line.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { VerifiedBadge } from '#features/companies/client/public/verified-badge.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { ApplicationDetail } from '../../applications.contract.ts';

export const MyApplicationHeading = ({ application }: { application: ApplicationDetail }) => {
  const t = useTranslations('applications.mine');
  const times = useTimes();
  const { company } = application.job;
  return (
    <PageHeader
      before={<BackLink to={APP_PATHS.myApplications}>{t('back')}</BackLink>}
      title={
        <span className="flex items-center gap-4">
          <Avatar
            id={company.id}
            name={toDisplayName(company.companyName)}
            photoUrl={company.logoUrl}
            size="lg"
            shape="square"
          />
          <span className="min-w-0 break-words">{application.job.title}</span>
        </span>
      }
      text={
        <DottedLine>
          <span>
            {toDisplayName(company.companyName)} <VerifiedBadge company={company} />
          </span>
          <span>{t('appliedOn', { date: times.date(application.createdAt) })}</span>
        </DottedLine>
      }
      actions={
        <>
          <LinkButton to={fillPath(APP_PATHS.job, { id: application.jobId })}>{t('viewJob')}</LinkButton>
          {!application.companyLeft && (
            <LinkButton
              to={`${APP_PATHS.messages}?userId=${application.otherUserId}`}
              icon={<MessageSquare className="size-4.5" />}
            >
              {t('message')}
            </LinkButton>
          )}
        </>
      }
    />
  );
};
