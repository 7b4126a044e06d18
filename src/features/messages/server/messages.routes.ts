export const mountMessages = (..._args: unknown[]): void => {};
