export const mountDashboards = (..._args: unknown[]): void => {};
