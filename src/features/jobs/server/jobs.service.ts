export const derivedJobColumns = (_offer: object) => ({
  skillKeys: [] as string[],
  titleKeys: [] as string[],
  offsetJanuary: null,
  offsetJuly: null,
  searchText: '',
});
export const jobPorts = {};
