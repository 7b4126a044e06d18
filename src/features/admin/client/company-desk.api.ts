/** API calls for the admins' list of companies. */
import { apiList, useApiMutation } from '#client/api/api.ts';
import { type CompanyState, companyDeskContract } from '../company-desk.contract.ts';

/** Returns the query for all companies, newest first. The first page has the total. */
export const allCompaniesQuery = (query: { q: string; state: CompanyState | '' }) =>
  apiList(companyDeskContract.listAllCompanies, { query });

/** Returns the query for the verifications of a company and their removals, newest first. */
export const verificationStepsQuery = (id: string) =>
  apiList(companyDeskContract.listVerificationSteps, { params: { id } });

export const useVerify = (onSuccess: () => void) => useApiMutation(companyDeskContract.verify, { onSuccess });

export const useUnverify = (onSuccess: () => void) => useApiMutation(companyDeskContract.unverify, { onSuccess });
