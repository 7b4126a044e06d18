/**
 * API calls for company profiles and logos. Each company account has at most one profile, which only its owners can change. Candidates can view the
 * company's page. A logo is public to anyone who has its URL.
 */
import type { FastifyInstance } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import type { Tx } from '#server/db/database.ts';
import { type ColumnWriters, sentColumns } from '#server/db/whole-rows.ts';
import { emit } from '#server/events/emit.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { pictureResponse } from '#server/http/picture-response.ts';
import { readUploadedPicture } from '#server/http/uploaded-file.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { deriveContentId, newId } from '#server/ids.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { makeSquare } from '#server/workers/square-picture.ts';
import { fillPath } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { orNull } from '#shared/schema.ts';
import { summarizeAnswers } from '../answers.domain.ts';
import { type CompanyPage, companiesContract, type NewCompany } from '../companies.contract.ts';
import {
  type CompanyWithAnswers,
  findUserCompanyWithAnswers,
  insertCompany,
  lockVerifiedAt,
  type NewCompanyRow,
  updateUserCompany,
} from './companies.db.ts';
import { derivedCompanyColumns, requireVisibleCompany, toCompany, toCompanySummary } from './companies.service.ts';
import { insertVerificationStep } from './company-verification.db.ts';
import { deleteLogo, findLogo, putLogo } from './logos.db.ts';
import { mountWeeklyHours } from './weekly-hours.routes.ts';

const emitChanged = async (tx: Tx, platform: Platform, { userId: accountId, memberId }: Viewer): Promise<void> => {
  await emit(tx, platform, 'company.changed', { accountId, memberId });
};

/** Stores or removes a logo and updates the company. Throws `notFound` if there is no company yet. */
const setLogo = (platform: Platform, viewer: Viewer, content: Buffer | null): Promise<CompanyWithAnswers> =>
  platform.db.transaction(async (tx) => {
    const { userId } = viewer;
    await lockAccountForShare(tx, userId);
    const company = await findUserCompanyWithAnswers(tx, userId);
    if (company === null) throw notFound('company-profile');
    // The id is derived from the company, too, so that two companies with the same picture have separate logos.
    const id = content && deriveContentId(company.id, content);
    // The company is updated first: its row lock makes concurrent uploads wait, so the stored logo is the one it references.
    const row = await updateUserCompany(tx, userId, {
      logoUrl: id && fillPath(companiesContract.getLogo.path, { id }),
    });
    if (id && content) await putLogo(tx, { id, companyId: company.id, content });
    else await deleteLogo(tx, company.id);
    await emitChanged(tx, platform, viewer);
    return { ...company, ...row };
  });

const logoHandlers = (
  platform: Platform,
): Pick<Handlers<typeof companiesContract>, 'putLogo' | 'deleteLogo' | 'getLogo'> => ({
  putLogo: async ({ viewer, body, request }) => {
    await platform.limiter.count(platform.db, RATE_LIMITS.logo, viewer.userId);
    const picture = await readUploadedPicture(body, request.headers['content-type'] ?? '', LIMITS.photoBytes);
    return toCompany(await setLogo(platform, viewer, await makeSquare(picture, 'contain')));
  },
  deleteLogo: async ({ viewer }) => {
    await setLogo(platform, viewer, null);
    return null;
  },
  getLogo: async ({ params, reply }) => {
    const stored = await findLogo(platform.db, params.id);
    const logo = stored && (await platform.files.read(stored));
    if (logo === null) throw notFound('logo');
    return pictureResponse(reply, logo);
  },
});

/** Converts each sent field to its column. */
const WRITERS: ColumnWriters<NewCompany, NewCompanyRow> = {
  companyName: (name) => name,
  industry: orNull,
  companySize: orNull,
  website: orNull,
  description: orNull,
  answerDays: (days) => days,
};

const toCompanyValues = (company: Partial<NewCompany>) => ({
  ...sentColumns(WRITERS, company),
  ...(company.companyName === undefined ? {} : derivedCompanyColumns({ companyName: company.companyName })),
});

const requireRow = <Row>(row: Row | null): Row => {
  if (row === null) throw notFound('company-profile');
  return row;
};

const toPage = (row: CompanyWithAnswers): CompanyPage => ({
  ...toCompanySummary(row),
  industry: row.industry,
  companySize: row.companySize,
  website: row.website,
  answerDays: row.answerDays,
  answers: summarizeAnswers(row),
});

export const mountCompanies = (app: FastifyInstance, platform: Platform): void => {
  const { db } = platform;
  mountWeeklyHours(app, platform);
  mountContract(app, companiesContract, {
    createCompany: ({ viewer, body }) =>
      db.transaction(async (tx) => {
        await lockAccountForShare(tx, viewer.userId);
        const { companyName } = body;
        const values = { ...toCompanyValues(body), companyName, ...derivedCompanyColumns({ companyName }) };
        const row = await insertCompany(tx, { id: newId(), userId: viewer.userId, ...values });
        if (row === null) throw new AppError('conflict', 'company-profile-exists');
        return toCompany(requireRow(await findUserCompanyWithAnswers(tx, viewer.userId)));
      }),
    getMyCompany: async ({ viewer }) => toCompany(requireRow(await findUserCompanyWithAnswers(db, viewer.userId))),
    updateMyCompany: ({ viewer, body }) =>
      db.transaction(async (tx) => {
        await lockAccountForShare(tx, viewer.userId);
        const verifiedAt = await lockVerifiedAt(tx, viewer.userId);
        const row = requireRow(await updateUserCompany(tx, viewer.userId, toCompanyValues(body)));
        if (verifiedAt !== null && row.verifiedAt === null) {
          await insertVerificationStep(tx, { companyId: row.id, step: 'lapsed' });
        }
        await emitChanged(tx, platform, viewer);
        return toCompany(requireRow(await findUserCompanyWithAnswers(tx, viewer.userId)));
      }),
    getCompany: async ({ params, viewer }) => toPage(await requireVisibleCompany(db, viewer, params.id)),
    ...logoHandlers(platform),
  });
};
