export const ApplyPage = () => null;
