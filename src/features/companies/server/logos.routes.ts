/** The calls of a company's logo: its company puts and removes it, anyone who has its address reads it. */
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import type { Handlers } from '#server/http/mount.ts';
import { sendPicture } from '#server/http/send-picture.ts';
import { uploadedFile } from '#server/http/uploaded-file.ts';
import { idOfContent } from '#server/ids.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { makeSquare } from '#server/workers/square-picture.ts';
import { fillPath } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { companiesContract } from '../companies.contract.ts';
import { type AnsweringCompany, answeringCompanyOf, updateCompanyOf } from './companies.db.ts';
import { toCompany } from './companies.service.ts';
import { deleteLogo, findLogo, putLogo } from './logos.db.ts';

/** Stores a logo, or none, and says so in the company. Throws `notFound` where there is no company yet. */
const setLogo = ({ db }: Platform, userId: string, content: Buffer | null): Promise<AnsweringCompany> =>
  db.transaction(async (tx) => {
    await lockAccountForShare(tx, userId);
    const company = await answeringCompanyOf(tx, userId);
    if (company === null) throw notFound('company-profile');
    // The company is part of the id: the same picture of two companies is two logos.
    const id = content && idOfContent(company.id, content);
    // Written first: of two that come at once one waits here, and the last one's picture is the one that is named.
    const row = await updateCompanyOf(tx, userId, {
      logoUrl: id && fillPath(companiesContract.getLogo.path, { id }),
    });
    if (id && content) await putLogo(tx, { id, companyId: company.id, content });
    else await deleteLogo(tx, company.id);
    return { ...company, ...row };
  });

export const logoHandlers = (
  platform: Platform,
): Pick<Handlers<typeof companiesContract>, 'putLogo' | 'deleteLogo' | 'getLogo'> => ({
  putLogo: async ({ viewer, body, request }) => {
    await platform.limiter.count(platform.db, RATE_LIMITS.logo, viewer.userId);
    const picture = await uploadedFile(body, request.headers['content-type'] ?? '', LIMITS.photoBytes);
    return toCompany(await setLogo(platform, viewer.userId, await makeSquare(picture, 'contain')));
  },
  deleteLogo: async ({ viewer }) => {
    await setLogo(platform, viewer.userId, null);
    return null;
  },
  getLogo: async ({ params, reply }) => {
    const stored = await findLogo(platform.db, params.id);
    const logo = stored && (await platform.files.read(stored));
    if (logo === null) throw notFound('logo');
    return sendPicture(reply, logo);
  },
});
