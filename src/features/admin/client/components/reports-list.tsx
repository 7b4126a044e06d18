/** Reports as a table or, on narrow screens, as cards. */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/card.tsx';
import type { ReportOrder, ReviewedReport } from '#features/reports/reports.contract.ts';
import { ReportActions, ReportedPerson, Reporter, type ReportProps, ReportText } from './report-parts.tsx';
import { SortHead, TableHead } from './table-head.tsx';
import { FormattedDate } from './user-parts.tsx';

export interface ReportListProps {
  reports: readonly ReviewedReport[];
  /** The id of the viewing admin. */
  ownId: string;
  onResolved: () => void;
}

const ReportRow = ({ report, ownId, onResolved }: ReportProps) => {
  const nameId = useId();
  const cell = 'border-line border-t px-3 py-3 align-top first:pl-5 last:pr-3';
  return (
    <tr className="hover:bg-hover">
      <th scope="row" className={`${cell} text-left font-normal`}>
        <ReportedPerson report={report} ownId={ownId} nameId={nameId} />
      </th>
      <td className={`${cell} text-ink`}>
        <ReportText report={report} />
      </td>
      <td className={cell}>
        <Reporter report={report} />
      </td>
      <td className={`${cell} text-sm tabular`}>
        <FormattedDate iso={report.createdAt} />
      </td>
      <td className={`${cell} py-1.5`}>
        <ReportActions report={report} ownId={ownId} nameId={nameId} onResolved={onResolved} />
      </td>
    </tr>
  );
};

/** The table. `onOrder` is called with the opposite order. */
export const ReportsTable = ({
  reports,
  order,
  onOrder,
  ...row
}: ReportListProps & { order: ReportOrder; onOrder: (order: ReportOrder) => void }) => {
  const t = useTranslations('admin.reports');
  return (
    <div className="rounded-card border border-line bg-raised">
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            <TableHead className="w-[26%]">{t('columns.reported')}</TableHead>
            <TableHead>{t('columns.reason')}</TableHead>
            <TableHead className="w-[19%]">{t('columns.reporter')}</TableHead>
            <SortHead
              order={order}
              onOrder={onOrder}
              ascending="oldest"
              descending="newest"
              first="newest"
              className="w-32"
            >
              {t('columns.filed')}
            </SortHead>
            <TableHead className="w-36">
              <span className="sr-only">{t('columns.actions')}</span>
            </TableHead>
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const ReportCard = ({ report, ownId, onResolved }: ReportProps) => {
  const t = useTranslations('admin.reports.columns');
  const nameId = useId();
  return (
    <Card as="li" pad="cozy" className="flex flex-col gap-3">
      <ReportedPerson report={report} ownId={ownId} nameId={nameId} />
      <div className="text-ink">
        <ReportText report={report} />
      </div>
      <div className="mt-auto border-line border-t pt-3">
        <p className="text-muted text-xs">
          {t('reporter')} · <FormattedDate iso={report.createdAt} />
        </p>
        <Reporter report={report} />
      </div>
      <ReportActions report={report} ownId={ownId} nameId={nameId} onResolved={onResolved} />
    </Card>
  );
};

export const ReportCards = ({ reports, ...row }: ReportListProps) => (
  <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
    {reports.map((report) => (
      <ReportCard key={report.id} report={report} {...row} />
    ))}
  </ul>
);
