/** A candidate's own profile beside what it lacks; profiles know nothing of jobs. */
import { CandidateProfilePage } from '#features/candidates/client/candidate-profile.page.tsx';
import { CompletenessMeter } from '#features/jobs/client/public/completeness-meter.tsx';

export const CandidateProfileScreen = () => (
  <CandidateProfilePage renderMeter={(onChoose) => <CompletenessMeter onChoose={onChoose} />} />
);
