export const SignInPage = () => null;
