export const mountAdmin = (..._args: unknown[]): void => {};
