export const BrowseCandidatesPage = () => null;
