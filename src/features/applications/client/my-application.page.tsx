export const MyApplicationPage = () => null;
