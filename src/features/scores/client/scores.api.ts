/** Queries and mutations for the notice about scores. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import type { Language } from '#shared/languages.ts';
import { scoresContract } from '../scores.contract.ts';

/** Builds the query for the newest notice in a language. */
export const scoreNoticeQuery = (language: Language) =>
  apiQuery(scoresContract.getScoreNotice, { query: { language } });

export const useAcknowledgeNotice = () => useApiMutation(scoresContract.acknowledgeScoreNotice);
