export const derivedCandidateColumns = (_profile: object, fullName: string) => ({
  skillKeys: [] as string[],
  titleKeys: [] as string[],
  offsetJanuary: null,
  offsetJuly: null,
  searchText: fullName.toLowerCase(),
});
