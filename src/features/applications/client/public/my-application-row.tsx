/** One application as its candidate sees it in a list: which job, where it stands, who is waited for. */
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { Avatar } from '#client/ui/avatar.tsx';
import { formatDate } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Application } from '../../applications.contract.ts';
import { ApplicationBadge } from '../components/application-badges.tsx';
import { WaitingLine } from '../components/waiting-line.tsx';

/** The row's content; the list item around it is the caller's, positioned so that the link can cover it. */
export const MyApplicationRow = ({ application }: { application: Application }) => {
  const t = useTranslations('applications.mine');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const { company } = application.job;
  const date = (iso: string) => formatDate(iso, now, locale, timeZone);
  const { createdAt, viewedAt } = application;
  const dated = [t('appliedOn', { date: date(createdAt) }), viewedAt && t('viewed', { date: date(viewedAt) })];
  // A line breaks between the facts, not inside a date.
  const facts = [
    company.companyName,
    ...dated.filter((fact) => fact !== null).map((fact) => fact.replaceAll(' ', '\u00a0')),
  ];
  return (
    <div className="@container">
      <div className="flex items-start gap-3 @lg:items-center">
        <Avatar id={company.id} name={company.companyName} photoUrl={company.logoUrl} shape="square" />
        <div className="min-w-0 flex-1">
          <Link
            to={fillPath(APP_PATHS.myApplication, { id: application.id })}
            className="break-words font-semibold text-ink after:absolute after:inset-0 after:rounded-card"
          >
            {application.job.title}
          </Link>
          <p className="break-words text-muted text-sm">{facts.join('\u00a0· ')}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm @lg:hidden">
            <ApplicationBadge status={application.status} />
            <WaitingLine application={application} side="candidate" />
          </p>
        </div>
        <p className="hidden w-60 shrink-0 flex-col items-end gap-1 text-right text-sm @lg:flex">
          <ApplicationBadge status={application.status} />
          <WaitingLine application={application} side="candidate" />
        </p>
        {application.compatibility && (
          <span className="relative z-10">
            <ScoreDial compatibility={application.compatibility} audience="candidate" />
          </span>
        )}
      </div>
    </div>
  );
};
