export const mountCandidates = (..._args: unknown[]): void => {};
