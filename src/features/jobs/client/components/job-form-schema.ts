/** The rules of the job form. Not in the contract, because every signed-in screen loads that, and only the form needs the rules of questions. */
import * as z from 'zod/mini';
import { findQuestionProblems, toQuestionContent } from '#features/screening/screening.domain.ts';
import { newJobSchema } from '../../new-job.contract.ts';

export const jobFormSchema = newJobSchema.check(
  z.check(({ value, issues }) => {
    for (const { path, refusal: message } of findQuestionProblems((value.questions ?? []).map(toQuestionContent))) {
      issues.push({ code: 'custom', message, path: path.split('.'), input: value });
    }
  }),
);
