/** API calls for a profile's files. Résumés are sent as attachments, so that nothing in them runs on this site's origin. */
import type { FastifyReply } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { resumePages } from '#features/resumes/server/resume-pages.service.ts';
import { resumeKind, resumes } from '#features/resumes/server/resumes.service.ts';
import { busyError } from '#server/busy.ts';
import type { Files } from '#server/files/files.ts';
import type { Handlers } from '#server/http/mount.ts';
import { sentFileName } from '#server/http/uploaded-file.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { unprintableRefusal } from '#server/pdf/pdf-text.ts';
import type { Platform } from '#server/platform.ts';
import { SERVER_WORDS } from '#server/words/server-words.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import { orNull } from '#shared/schema.ts';
import type { ResumeKind } from '#shared/vocabulary.ts';
import { profileSheet, type SheetPerson } from '../profile-sheet.domain.ts';
import { attachmentHeader, resumeFileName } from '../resume-file-name.domain.ts';
import type { EXPORT_FORMATS, resumeFilesContract } from '../resume-files.contract.ts';
import type { CandidatePorts } from './candidate-visibility.ts';
import { type CandidateRow, findUserCandidate } from './candidates.db.ts';
import { toJsonResume } from './json-resume.ts';
import { printProfile } from './profile-pdf.ts';
import { requireReadable } from './reading-budget.ts';
import { deleteResumeFile, findResumeFile, putResumeFile, type ResumeFile } from './resume-files.db.ts';

const CONTENT_TYPES: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

interface ExportForm {
  format: (typeof EXPORT_FORMATS)[number];
  language: Language;
}

const sendFile = async (files: Files, reply: FastifyReply, file: ResumeFile | null): Promise<Buffer[]> => {
  const content = file && (await files.read(file));
  if (file === null || content === null) throw notFound('resume');
  void reply
    .type(CONTENT_TYPES[file.kind])
    .header('content-length', content.byteLength)
    .header('content-disposition', attachmentHeader(file.fileName))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store');
  return [content];
};

/** Exports the user's own profile. Throws `conflict` if the PDF cannot show a character. */
const exportProfile = async (person: SheetPerson, row: CandidateRow, { format, language }: ExportForm) => {
  if (format === 'pdf') {
    const sheet = profileSheet(person, row, language, SERVER_WORDS[language].profile);
    const printed = await printProfile(sheet, new Date().toISOString()).catch((error: unknown) => {
      throw error instanceof AppError ? error : busyError();
    });
    if ('pdf' in printed) return printed.pdf;
    const { unprintable } = printed;
    throw new AppError('conflict', unprintableRefusal('profile', unprintable));
  }
  return Buffer.from(`${JSON.stringify(toJsonResume(person, row, language), null, 2)}\n`);
};

export const resumeFileHandlers = (platform: Platform, ports: CandidatePorts): Handlers<typeof resumeFilesContract> => {
  const { db, files, limiter } = platform;

  /** Returns the id of the user whose résumé a viewer may read. Counts the profile as read. */
  const requireResumeOwner = async (viewer: Viewer, clientAddress: string, candidateId: string): Promise<string> => {
    const { found } = await requireReadable(platform, ports, { viewer, clientAddress }, candidateId);
    await ports.requireFileShown(db, viewer, candidateId);
    return found.candidate.userId;
  };

  return {
    putMyResume: async ({ viewer, body, request }) => {
      await limiter.count(db, RATE_LIMITS['own-resume'], viewer.userId);
      const proposal = await resumes.read(body);
      const kind = resumeKind(body);
      const file = { kind, fileName: resumeFileName(sentFileName(request.headers), kind), content: Buffer.from(body) };
      await db.transaction(async (tx) => {
        await lockAccountForShare(tx, viewer.userId);
        await putResumeFile(tx, viewer.userId, file);
      });
      return proposal;
    },

    getMyResume: async ({ viewer, reply }) => {
      await limiter.count(db, RATE_LIMITS['resume-download'], viewer.userId);
      return sendFile(files, reply, await findResumeFile(db, viewer.userId));
    },

    deleteMyResume: async ({ viewer }) => {
      await deleteResumeFile(db, viewer.userId);
      return null;
    },

    exportMyProfile: async ({ viewer, query, reply }) => {
      await limiter.count(db, RATE_LIMITS['profile-export'], viewer.userId);
      const row = await findUserCandidate(db, viewer.userId);
      if (row === null) throw notFound('professional-profile');
      const { firstName, lastName } = viewer.profile;
      const person = { firstName, lastName, email: viewer.email };
      const language = orNull(query.language) ?? viewer.language;
      const content = await exportProfile(person, row, { format: query.format, language });
      const isPdf = query.format === 'pdf';
      void reply
        .type(isPdf ? CONTENT_TYPES.pdf : 'application/json; charset=utf-8')
        .header(
          'content-disposition',
          attachmentHeader(resumeFileName(`${firstName} ${lastName}`, isPdf ? 'pdf' : 'json')),
        )
        .header('x-content-type-options', 'nosniff');
      return [content];
    },

    getResume: async ({ viewer, params, request, reply }) => {
      const userId = await requireResumeOwner(viewer, request.ip, params.id);
      await limiter.count(db, RATE_LIMITS['resume-download'], viewer.userId);
      return sendFile(files, reply, await findResumeFile(db, userId));
    },

    getResumePages: async ({ viewer, params, request }) => {
      const userId = await requireResumeOwner(viewer, request.ip, params.id);
      await limiter.count(db, RATE_LIMITS['resume-pages'], viewer.userId);
      const file = await findResumeFile(db, userId);
      const content = file && (await files.read(file));
      if (file === null || content === null) throw notFound('resume');
      if (file.kind !== 'pdf') return { pages: [], isCut: false };
      const { pages, isCut } = await resumePages.draw(content);
      return { pages: pages.map((page) => ({ ...page, image: Buffer.from(page.image).toString('base64') })), isCut };
    },
  };
};
