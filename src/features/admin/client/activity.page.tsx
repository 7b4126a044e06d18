export const ActivityPage = () => null;
