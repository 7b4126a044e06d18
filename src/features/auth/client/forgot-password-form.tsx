export const ForgotPasswordForm = () => null;
