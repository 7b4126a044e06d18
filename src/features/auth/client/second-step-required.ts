/** Distinguishes a required second step from a failed sign-in. */
import { ApiError } from '#client/api/api-error.ts';
import { SECOND_STEP_PROBLEM } from '../sign-in-ways.contract.ts';

export const isSecondStepRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.type === SECOND_STEP_PROBLEM;
