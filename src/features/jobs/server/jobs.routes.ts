export const mountJobs = (..._args: unknown[]): void => {};
