export const CandidatePage = () => null;
