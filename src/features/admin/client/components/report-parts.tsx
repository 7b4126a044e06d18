/** The parts of a report that the table and the cards share. */
import { UserRoundSearch } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { personName, toDisplayName } from '#client/names.ts';
import { EmailAddress } from '#client/ui/address.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { useTimes } from '#client/ui/use-times.ts';
import type { ReviewedReport } from '#features/reports/reports.contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { ResolveReport } from './resolve-report.tsx';
import { UserChange } from './user-change.tsx';
import { UserIdentity } from './user-parts.tsx';

export interface ReportProps {
  report: ReviewedReport;
  /** The id of the viewing admin. */
  ownId: string;
  onResolved: () => void;
}

export const ReportedPerson = ({ report, ownId, nameId }: Omit<ReportProps, 'onResolved'> & { nameId: string }) => {
  const t = useTranslations('admin.reports');
  const { reported, reportCount } = report;
  return (
    <UserIdentity user={reported} isSelf={reported.id === ownId} nameId={nameId}>
      {reported.companyName !== null && (
        <p className="break-words text-ink-soft text-sm">{toDisplayName(reported.companyName)}</p>
      )}
      <p className="text-muted text-sm">
        <EmailAddress email={reported.email} absent={t('deleted')} />
      </p>
      {reportCount > 1 && (
        <Badge tone="caution" className="mt-1">
          {t('count', { count: reportCount })}
        </Badge>
      )}
    </UserIdentity>
  );
};

/** The person who reported, in two lines. */
export const Reporter = ({ report }: { report: ReviewedReport }) => {
  const t = useTranslations('admin.reports');
  const { reporter } = report;
  return (
    <>
      <p className="break-words text-ink text-sm">
        {reporter.companyName === null ? personName(reporter) : toDisplayName(reporter.companyName)}
      </p>
      <p className="text-muted text-sm">
        <EmailAddress email={reporter.email} absent={t('deleted')} />
      </p>
    </>
  );
};

/** Longer texts are cut to a few lines until the admin expands them. */
const LONG_CHARACTERS = 280;
const LONG_LINES = 5;

const isLong = (text: string): boolean => text.length > LONG_CHARACTERS || text.split('\n').length > LONG_LINES;

const LongText = ({ text }: { text: string }) => {
  const t = useTranslations('admin.reports');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <p
        id={id}
        className={classNames('whitespace-pre-line break-words text-sm', isLong(text) && !isOpen && 'line-clamp-5')}
      >
        {text}
      </p>
      {isLong(text) && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('showLess') : t('showAll')}
        </Button>
      )}
    </>
  );
};

const Resolution = ({ report }: { report: ReviewedReport }) => {
  const t = useTranslations('admin.reports');
  const date = useTimes().date(report.resolvedAt ?? report.createdAt);
  if (report.resolvedBy === null) return null;
  return (
    <div className="mt-2 border-positive-line border-l-2 pl-3 text-ink-soft">
      <p className="text-muted text-xs">{t('resolvedBy', { name: personName(report.resolvedBy), date })}</p>
      {report.resolution === null ? (
        <p className="text-muted text-sm">{t('noNote')}</p>
      ) : (
        <LongText text={report.resolution} />
      )}
    </div>
  );
};

/** The report's text and its outcome. */
export const ReportText = ({ report }: { report: ReviewedReport }) => (
  <>
    <LongText text={report.reason} />
    <Resolution report={report} />
  </>
);

/** Resolves the report, and offers actions on the reported person's account if it still exists. */
export const ReportActions = ({ report, ownId, nameId, onResolved }: ReportProps & { nameId: string }) => {
  const t = useTranslations('admin.reports');
  const { reported, status } = report;
  return (
    <div className="flex items-center justify-end gap-1">
      {status === 'open' && <ResolveReport report={report} nameId={nameId} onResolved={onResolved} />}
      {reported.email !== null && (
        <UserChange
          user={reported}
          isSelf={reported.id === ownId}
          suspensionOnly
          before={[
            {
              label: t('showUser'),
              icon: <UserRoundSearch />,
              to: `${APP_PATHS.adminUsers}?q=${encodeURIComponent(reported.email)}`,
            },
          ]}
        />
      )}
    </div>
  );
};
