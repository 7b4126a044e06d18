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

/** The page of a company, or null where the reader may not see it. */
export const companyQuery = (id: string) => apiQueryOrNull(companiesContract.getCompany, { params: { id } });

/** A logo stands in many answers: all of them are read again. */
const EVERYTHING = '/api';

/** Uploads the logo, wherever it is shown. */
export const usePutLogo = (onSuccess: () => void) =>
  useApiMutation(companiesContract.putLogo, { invalidates: [EVERYTHING], onSuccess });

/** Removes the logo, wherever it is shown. */
export const useDeleteLogo = (onSuccess: () => void) =>
  useApiMutation(companiesContract.deleteLogo, { invalidates: [EVERYTHING], onSuccess });
