export const derivedCompanyColumns = ({ companyName }: { companyName: string }) => ({
  searchName: companyName.toLowerCase(),
});
