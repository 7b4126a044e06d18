export const notify = async (..._args: unknown[]) => {};
export const loadNotificationEvent = async (_db: unknown, _event: unknown, _userId: string) => null;
