/**
 * Market statistics for a job that is being written. A new request cancels a pending one. The last result stays visible until the next one arrives.
 */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQueryKey, callApi } from '#client/api/api.ts';
import { type JobDraft, jobMarketContract } from '../job-market.contract.ts';
import type { UnfinishedJob } from '../new-job.contract.ts';

export { describesWork } from '../job-market.domain.ts';

/** How long the user must pause typing before a request is sent. */
const DEBOUNCE_MS = 600;
/** The same draft is rarely requested again, so results need not be cached for long. */
const CACHE_MS = 60_000;

/** Picks the form fields that a request contains. */
const toDraft = (values: UnfinishedJob): JobDraft => {
  const { title, description, requiredSkills, responsibilities, experience } = values;
  const { hourlyBudget, jobType, timezone, countries, hoursPerWeek, factorWeights } = values;
  return {
    title: title?.trim(),
    description: description?.trim(),
    requiredSkills,
    responsibilities: responsibilities?.trim(),
    experience,
    hourlyBudget,
    jobType,
    timezone,
    countries,
    hoursPerWeek,
    factorWeights,
  };
};

/** Returns the form fields as of the last pause in typing. */
export const useSettledDraft = (values: UnfinishedJob): JobDraft => {
  const serialized = JSON.stringify(toDraft(values));
  const [settled, setSettled] = useState(serialized);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(serialized), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [serialized]);
  return JSON.parse(settled) as JobDraft;
};

/** Builds the query for the market statistics of a draft. The call is a POST, so the query key contains the draft. */
export const jobMarketQuery = (draft: JobDraft) =>
  queryOptions({
    queryKey: [...apiQueryKey(jobMarketContract.getJobMarket.path), draft],
    queryFn: ({ signal }) => callApi(jobMarketContract.getJobMarket, { body: draft, signal }),
    placeholderData: keepPreviousData,
    gcTime: CACHE_MS,
  });
