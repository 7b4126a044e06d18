export const PostJobPage = () => null;
