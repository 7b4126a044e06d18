/** The user's score for a job. */
import { useQuery } from '@tanstack/react-query';
import { myProfileQuery } from '#features/candidates/client/candidates.api.ts';
import { ScoreDial, type ScoreDialProps } from '#features/matching/client/public/score-dial.tsx';

/** The dial. Renders nothing without a profile, because there is no score. */
export const JobScore = (props: Pick<ScoreDialProps, 'compatibility' | 'size'>) => {
  const { data: profile } = useQuery(myProfileQuery);
  return profile ? <ScoreDial {...props} candidateId={profile.id} audience="candidate" /> : null;
};
