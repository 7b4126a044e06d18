export const MyApplicationsPage = () => null;
