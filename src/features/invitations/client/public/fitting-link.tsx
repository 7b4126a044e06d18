/** A link to the people who fit a job, with their count. One request loads the counts for a page of jobs. */

import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { companyJobPath } from '#features/jobs/jobs.domain.ts';
import type { Fitting } from '../../fitting.contract.ts';
import { fittingQuery } from '../invitations.api.ts';
import { invitationsEn } from '../invitations.en.ts';

/** Returns the counts for the jobs in these groups, by job id. Each group is one request and has at most ten jobs. */
export const useFitting = (groups: readonly (readonly string[])[]): ReadonlyMap<string, Fitting> => {
  const queries = useQueries({ queries: groups.filter((ids) => ids.length > 0).map((ids) => fittingQuery(ids)) });
  return new Map(queries.flatMap(({ data }) => data ?? []).map((count) => [count.jobId, count]));
};

/** Renders nothing until the count is known, and nothing if no one fits the job. */
const LinkToPeople = ({ fitting }: { fitting: Fitting | undefined }) => {
  const t = useTranslations('invitations.people');
  if (fitting === undefined || fitting.fitting === 0) return null;
  return (
    <TextLink to={companyJobPath(fitting.jobId, 'people')} className="tabular">
      {t(fitting.isMore ? 'fitMore' : 'fit', { count: fitting.fitting })}
    </TextLink>
  );
};

export const FittingLink = withEnglish({ invitations: invitationsEn }, LinkToPeople);
