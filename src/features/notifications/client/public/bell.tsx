export const Bell = () => null;
