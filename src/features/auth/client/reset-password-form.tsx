export const ResetPasswordForm = () => null;
