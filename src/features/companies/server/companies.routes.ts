export const mountCompanies = (..._args: unknown[]): void => {};
