/** Reads and mutations of the company profile. */
import { apiQueryOrNull } from '#client/api/api.ts';
import { companiesContract } from '../companies.contract.ts';

/** The own company profile, or null where there is none yet. */
export const myCompanyQuery = apiQueryOrNull(companiesContract.getMyCompany);
