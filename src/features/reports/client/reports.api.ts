/** Queries and mutations for reports. */
import { apiList, useApiMutation } from '#client/api/api.ts';
import { type ReportOrder, reportsContract } from '../reports.contract.ts';

/** Builds the query for reports with the given status, sorted by filing date. The first page contains the total. */
export const reportsQuery = (query: { status: 'open' | 'resolved'; sort: ReportOrder }) =>
  apiList(reportsContract.listReports, { query });

/** Files a report. A second open report about the same person is refused with a toast. */
export const useFileReport = () => useApiMutation(reportsContract.fileReport);

export const useResolveReport = (onSuccess: () => void) =>
  useApiMutation(reportsContract.resolveReport, {
    onSuccess,
  });
