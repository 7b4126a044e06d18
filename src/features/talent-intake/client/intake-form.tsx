export const IntakeForm = () => null;
