/** Reads and mutations of the company profile. */
import { apiQueryOrNull, useApiMutation } from '#client/api/api.ts';
import { companiesContract } from '../companies.contract.ts';

/** The own company profile, or null where there is none yet. */
export const myCompanyQuery = apiQueryOrNull(companiesContract.getMyCompany);

/** Sets up the company profile. */
export const useCreateCompany = () => useApiMutation(companiesContract.createCompany);

/** Changes the company profile. */
export const useUpdateCompany = () => useApiMutation(companiesContract.updateMyCompany);

/** The page of a company, or null where the reader may not see it. */
export const companyQuery = (id: string) => apiQueryOrNull(companiesContract.getCompany, { params: { id } });

/** Uploads the logo. */
export const usePutLogo = (onSuccess: () => void) => useApiMutation(companiesContract.putLogo, { onSuccess });

/** Removes the logo. */
export const useDeleteLogo = (onSuccess: () => void) => useApiMutation(companiesContract.deleteLogo, { onSuccess });
