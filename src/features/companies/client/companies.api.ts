/** Queries and mutations for the company profile. */
import { apiQueryOrNull, useApiMutation } from '#client/api/api.ts';
import { companiesContract } from '../companies.contract.ts';

/** The user's company profile, or null before it is set up. */
export const myCompanyQuery = apiQueryOrNull(companiesContract.getMyCompany);

export const useCreateCompany = () => useApiMutation(companiesContract.createCompany);

export const useUpdateCompany = () => useApiMutation(companiesContract.updateMyCompany);

/** Builds the query for a company's page. Its data is null if the user may not see the company. */
export const companyQuery = (id: string) => apiQueryOrNull(companiesContract.getCompany, { params: { id } });

export const usePutLogo = (onSuccess: () => void) => useApiMutation(companiesContract.putLogo, { onSuccess });

export const useDeleteLogo = (onSuccess: () => void) => useApiMutation(companiesContract.deleteLogo, { onSuccess });
