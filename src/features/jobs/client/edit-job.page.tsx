export const EditJobPage = () => null;
