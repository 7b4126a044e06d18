/** Reads and mutations of the company profile. */
import { apiQueryOrNull, useApiMutation } from '#client/api/api.ts';
import { companiesContract } from '../companies.contract.ts';

/** The own company profile, or null where there is none yet. */
export const myCompanyQuery = apiQueryOrNull(companiesContract.getMyCompany);

/** Sets up the company profile. */
export const useCreateCompany = () =>
  useApiMutation(companiesContract.createCompany, { invalidates: ['/api/companies'] });

/** Changes the company profile, which jobs show too. */
export const useUpdateCompany = () =>
  useApiMutation(companiesContract.updateMyCompany, { invalidates: ['/api/companies', '/api/jobs'] });
