export const CompanyProfilePage = () => null;
