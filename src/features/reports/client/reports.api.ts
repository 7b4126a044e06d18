/** The calls of reports. */
import { apiList, useApiMutation } from '#client/api/api.ts';
import { type ReportOrder, reportsContract } from '../reports.contract.ts';

/** Reports of a status by when they were filed; the first page carries the total. */
export const reportsQuery = (query: { status: 'open' | 'resolved'; sort: ReportOrder }) =>
  apiList(reportsContract.listReports, { query });

/** Files a report; anyone who has one open about the same person is refused with a toast. */
export const useFileReport = () => useApiMutation(reportsContract.fileReport);

/** Resolves a report. */
export const useResolveReport = (onSuccess: () => void) =>
  useApiMutation(reportsContract.resolveReport, {
    onSuccess,
  });
