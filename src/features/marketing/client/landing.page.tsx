export const LandingPage = () => null;
