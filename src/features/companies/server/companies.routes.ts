/**
 * The calls of company profiles. Each company account has at most one, and nobody reads or changes another's here.
 */
import type { FastifyInstance } from 'fastify';
import { holdAccount } from '#features/auth/server/users.service.ts';
import { mountContract } from '#server/http/mount.ts';
import { newId } from '#server/ids.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { orNull } from '#shared/schema.ts';
import { companiesContract, type NewCompany } from '../companies.contract.ts';
import { type CompanyRow, type CompanyValues, findCompanyOf, insertCompany, updateCompanyOf } from './companies.db.ts';
import { derivedCompanyColumns } from './companies.service.ts';

/** What was sent, as columns; what was not sent stays out, so that it is not changed. */
const toValues = (sent: Partial<NewCompany>): CompanyValues => ({
  ...(sent.companyName === undefined
    ? {}
    : { companyName: sent.companyName, ...derivedCompanyColumns({ companyName: sent.companyName }) }),
  ...(sent.industry === undefined ? {} : { industry: orNull(sent.industry) }),
  ...(sent.companySize === undefined ? {} : { companySize: orNull(sent.companySize) }),
  ...(sent.website === undefined ? {} : { website: orNull(sent.website) }),
  ...(sent.description === undefined ? {} : { description: orNull(sent.description) }),
});

const found = (row: CompanyRow | null): CompanyRow => {
  if (row === null) throw notFound('Company profile');
  return row;
};

/** Mounts the company profile's calls. */
export const mountCompanies = (app: FastifyInstance, { db }: Platform): void =>
  mountContract(app, companiesContract, {
    createCompany: ({ viewer, body }) =>
      db.transaction(async (tx) => {
        await holdAccount(tx, viewer.userId);
        const { companyName } = body;
        const values = { ...toValues(body), companyName, ...derivedCompanyColumns({ companyName }) };
        const row = await insertCompany(tx, { id: newId(), userId: viewer.userId, ...values });
        if (row === null) throw new AppError('conflict', 'You have already set up your company profile');
        return row;
      }),
    getMyCompany: async ({ viewer }) => found(await findCompanyOf(db, viewer.userId)),
    updateMyCompany: ({ viewer, body }) =>
      db.transaction(async (tx) => {
        await holdAccount(tx, viewer.userId);
        return found(await updateCompanyOf(tx, viewer.userId, toValues(body)));
      }),
  });
