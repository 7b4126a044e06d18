export const applicationPorts = { hasApplied: async () => false };
export const loadApplicationEvent = async (_db: unknown, _event: unknown, _userId: string) => null;
