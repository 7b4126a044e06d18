export const mountNotifications = (..._args: unknown[]): void => {};
