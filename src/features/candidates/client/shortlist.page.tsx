export const ShortlistPage = () => null;
