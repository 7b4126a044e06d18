/** The calls of reports. What resolving changes is in the log and in the bell too, so they are read again. */
import { apiList, useApiMutation } from '#client/api/api.ts';
import { type ReportOrder, reportsContract } from '../reports.contract.ts';

/** Reports of a status by when they were filed; the first page carries the total. */
export const reportsQuery = (query: { status: 'open' | 'resolved'; sort: ReportOrder }) =>
  apiList(reportsContract.listReports, { query });

/** Files a report; whoever has one open about the same person is refused with a toast. */
export const useFileReport = () => useApiMutation(reportsContract.fileReport);

/** Resolves a report. Read again also where somebody else was faster, so that the list shows it. */
export const useResolveReport = (onSuccess: () => void) =>
  useApiMutation(reportsContract.resolveReport, {
    invalidates: ['/api/admin/reports', '/api/admin/activity', '/api/notifications'],
    onSuccess,
  });
