export const mountApplications = (..._args: unknown[]): void => {};
