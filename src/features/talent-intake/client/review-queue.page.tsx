export const ReviewQueuePage = () => null;
