export const CandidateSetupPage = () => null;
