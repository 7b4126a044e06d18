export const mountAuth = (..._args: unknown[]): void => {};
