export const ApplicationsPage = () => null;
