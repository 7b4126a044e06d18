export const CandidateDashboardPage = () => null;
