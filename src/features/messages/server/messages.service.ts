export const publishTyping = async (..._args: unknown[]) => {};
export const loadMessageEvent = async (_db: unknown, _event: unknown, _userId: string) => null;
