export const CompanySetupPage = () => null;
