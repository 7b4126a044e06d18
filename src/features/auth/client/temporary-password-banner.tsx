export const TemporaryPasswordBanner = () => null;
