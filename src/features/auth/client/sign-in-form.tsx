export const SignInForm = () => null;
