export const BrowseJobsPage = () => null;
