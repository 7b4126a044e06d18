/**
 * Looks at the market for a job that is being written. A newer look ends the one before it; what a look showed stays until the next
 * one comes.
 */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiKey, callApi } from '#client/api/api.ts';
import { type JobDraft, jobMarketContract } from '../job-market.contract.ts';
import type { NewJob } from '../jobs.contract.ts';

export { saysWork } from '../job-market.domain.ts';

/** A look is made when typing rests so long. */
const REST_MS = 600;
/** Drafts are looked at once, so what they showed need not be kept for long. */
const KEPT_MS = 60_000;

/** What a look reads of the form. */
const toDraft = (values: Partial<NewJob>): JobDraft => {
  const { title, description, requiredSkills, responsibilities, experience } = values;
  const { hourlyBudget, jobType, timezone, factorWeights } = values;
  return {
    title: title?.trim(),
    description: description?.trim(),
    requiredSkills,
    responsibilities: responsibilities?.trim(),
    experience,
    hourlyBudget,
    jobType,
    timezone,
    factorWeights,
  };
};

/** The form as it was when typing last rested. */
export const useSettledDraft = (values: Partial<NewJob>): JobDraft => {
  const written = JSON.stringify(toDraft(values));
  const [settled, setSettled] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), REST_MS);
    return () => clearTimeout(timer);
  }, [written]);
  return JSON.parse(settled) as JobDraft;
};

/** What the market has for a draft. Its key begins as that of jobs, so that a posted job renews it. */
export const jobMarketQuery = (draft: JobDraft) =>
  queryOptions({
    queryKey: [...apiKey(jobMarketContract.lookAtMarket.path), draft],
    queryFn: ({ signal }) => callApi(jobMarketContract.lookAtMarket, { body: draft, signal }),
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  });
