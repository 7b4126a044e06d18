import { useLocale } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { formatHourly } from '#client/ui/format.ts';
import { useCommitmentText } from '#features/candidates/client/public/commitment-line.tsx';
import type { Application } from '../../applications.contract.ts';
import { useIsOneJob } from '../review/review-path.ts';

/** The second line of a compact row: title, rate, job and hours already worked. */
export const ApplicantFacts = ({ application: { candidate, job } }: { application: Application }) => {
  const locale = useLocale();
  const isOneJob = useIsOneJob();
  const commitment = useCommitmentText();
  const facts = [
    toDisplayName(candidate.jobTitle),
    candidate.hourlyRate !== null && formatHourly(candidate.hourlyRate, locale),
    !isOneJob && job.title,
    commitment(candidate),
  ];
  return <p className="tabular truncate text-muted text-xs">{facts.filter(Boolean).join(' · ')}</p>;
};
