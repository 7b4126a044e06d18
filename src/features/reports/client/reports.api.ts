/** The queries and mutations of reports. */
import { apiList, useApiMutation } from '#client/api/api.ts';
import { type ReportOrder, reportsContract } from '../reports.contract.ts';

/** Reports with a status, sorted by filing date. The first page contains the total. */
export const reportsQuery = (query: { status: 'open' | 'resolved'; sort: ReportOrder }) =>
  apiList(reportsContract.listReports, { query });

/** Files a report. A second open report about the same person is refused with a toast. */
export const useFileReport = () => useApiMutation(reportsContract.fileReport);

export const useResolveReport = (onSuccess: () => void) =>
  useApiMutation(reportsContract.resolveReport, {
    onSuccess,
  });
