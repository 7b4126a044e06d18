/** Tells a right first step of an account that asks for a second one from a refusal. */
import { ApiError } from '#client/api/api-error.ts';
import { SECOND_STEP_PROBLEM } from '../sign-in-ways.contract.ts';

export const asksForSecondStep = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.type === SECOND_STEP_PROBLEM;
