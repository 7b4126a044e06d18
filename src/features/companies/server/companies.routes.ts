/**
 * The calls of company profiles. Each company account has at most one, and nobody reads or changes another's here.
 */
import type { FastifyInstance } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { type ColumnWriters, sentColumns } from '#server/db/whole-rows.ts';
import { mountContract } from '#server/http/mount.ts';
import { newId } from '#server/ids.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { orNull } from '#shared/schema.ts';
import { companiesContract, type NewCompany } from '../companies.contract.ts';
import { type CompanyRow, companyOf, insertCompany, type NewCompanyRow, updateCompanyOf } from './companies.db.ts';
import { derivedCompanyColumns } from './companies.service.ts';

/** How each field that a company may send becomes a column. */
const WRITERS: ColumnWriters<NewCompany, NewCompanyRow> = {
  companyName: (name) => name,
  industry: orNull,
  companySize: orNull,
  website: orNull,
  description: orNull,
};

const toValues = (sent: Partial<NewCompany>) => ({
  ...sentColumns(WRITERS, sent),
  ...(sent.companyName === undefined ? {} : derivedCompanyColumns({ companyName: sent.companyName })),
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
        await lockAccountForShare(tx, viewer.userId);
        const { companyName } = body;
        const values = { ...toValues(body), companyName, ...derivedCompanyColumns({ companyName }) };
        const row = await insertCompany(tx, { id: newId(), userId: viewer.userId, ...values });
        if (row === null) throw new AppError('conflict', 'You have already set up your company profile');
        return row;
      }),
    getMyCompany: async ({ viewer }) => found(await companyOf(db, viewer.userId)),
    updateMyCompany: ({ viewer, body }) =>
      db.transaction(async (tx) => {
        await lockAccountForShare(tx, viewer.userId);
        return found(await updateCompanyOf(tx, viewer.userId, toValues(body)));
      }),
  });
