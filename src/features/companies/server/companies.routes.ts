/**
 * The calls of company profiles. Each company account has at most one and changes it alone; candidates read its page.
 */
import type { FastifyInstance } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { type ColumnWriters, sentColumns } from '#server/db/whole-rows.ts';
import { mountContract } from '#server/http/mount.ts';
import { newId } from '#server/ids.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { orNull } from '#shared/schema.ts';
import { answersOf } from '../answers.domain.ts';
import { type CompanyPage, companiesContract, type NewCompany } from '../companies.contract.ts';
import {
  type AnsweringCompany,
  answeringCompanyOf,
  insertCompany,
  type NewCompanyRow,
  updateCompanyOf,
} from './companies.db.ts';
import { derivedCompanyColumns, requireVisibleCompany, toCompany, toCompanySummary } from './companies.service.ts';
import { logoHandlers } from './logos.routes.ts';
import { mountWeeklyHours } from './weekly-hours.routes.ts';

/** How each field that a company may send becomes a column. */
const WRITERS: ColumnWriters<NewCompany, NewCompanyRow> = {
  companyName: (name) => name,
  industry: orNull,
  companySize: orNull,
  website: orNull,
  description: orNull,
  answerDays: (days) => days,
};

const toValues = (sent: Partial<NewCompany>) => ({
  ...sentColumns(WRITERS, sent),
  ...(sent.companyName === undefined ? {} : derivedCompanyColumns({ companyName: sent.companyName })),
});

const found = <Row>(row: Row | null): Row => {
  if (row === null) throw notFound('company-profile');
  return row;
};

const toPage = (row: AnsweringCompany): CompanyPage => ({
  ...toCompanySummary(row),
  industry: row.industry,
  companySize: row.companySize,
  website: row.website,
  answerDays: row.answerDays,
  answers: answersOf(row),
});

/** Mounts the company profile's calls. */
export const mountCompanies = (app: FastifyInstance, platform: Platform): void => {
  const { db } = platform;
  mountWeeklyHours(app, platform);
  mountContract(app, companiesContract, {
    createCompany: ({ viewer, body }) =>
      db.transaction(async (tx) => {
        await lockAccountForShare(tx, viewer.userId);
        const { companyName } = body;
        const values = { ...toValues(body), companyName, ...derivedCompanyColumns({ companyName }) };
        const row = await insertCompany(tx, { id: newId(), userId: viewer.userId, ...values });
        if (row === null) throw new AppError('conflict', 'company-profile-exists');
        return toCompany(found(await answeringCompanyOf(tx, viewer.userId)));
      }),
    getMyCompany: async ({ viewer }) => toCompany(found(await answeringCompanyOf(db, viewer.userId))),
    updateMyCompany: ({ viewer, body }) =>
      db.transaction(async (tx) => {
        await lockAccountForShare(tx, viewer.userId);
        found(await updateCompanyOf(tx, viewer.userId, toValues(body)));
        return toCompany(found(await answeringCompanyOf(tx, viewer.userId)));
      }),
    getCompany: async ({ params, viewer }) => toPage(await requireVisibleCompany(db, viewer, params.id)),
    ...logoHandlers(platform),
  });
};
