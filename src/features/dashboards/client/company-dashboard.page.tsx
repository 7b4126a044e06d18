export const CompanyDashboardPage = () => null;
