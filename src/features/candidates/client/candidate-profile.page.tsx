export const CandidateProfilePage = () => null;
